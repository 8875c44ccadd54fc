import Facts
import Testing

@Suite struct TestCodeTests {
  @Test(arguments: [
    "Tests/a.m", "AppTests/Model/a.swift", "src/photo_test.cc", "src/test_photo.c", "Model/PSPhotoTests.m", "testing/util.cc", "unittest/a.cc", "lib/unittests/a.cc", "spec/a.m",
    "Source/__tests__/a.swift", "FooSpec.swift", "Shared/Spies/Center.swift", "App/ClockSpy.swift", "App/StoreMock.swift", "Fakes/Store.swift",
  ])
  func tests(path: String) { #expect(isTestCode(path)) }

  @Test(arguments: ["a.m", "Latest/a.m", "Contest.swift", "Attestation/Attest.swift", "Protest/a.m", "Testimonial.swift", "Testbed/a.m", "Spyglass.swift", "SpyGame/a.m", "Mockingbird.swift"])
  func noTests(path: String) { #expect(!isTestCode(path)) }

  @Test(arguments: ["Examples/a.m", "RxExample/App/a.swift", "App Demo/a.m", "lib/Sample/a.m", "examples_extra/a.swift", "demo-app/a.m"])
  func samples(path: String) { #expect(isSampleCode(path)) }

  @Test(arguments: ["Example.swift", "App/Sampler/a.m", "Resampling/a.m", "App/Democracy/a.m"])
  func noSamples(path: String) { #expect(!isSampleCode(path)) }
}
