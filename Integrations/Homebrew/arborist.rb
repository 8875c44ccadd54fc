# A formula for a tap. scripts/package-release prints the checksum of a release; OWNER stands for who publishes it.
class Arborist < Formula
  desc "Lints the import and ownership graphs of Swift, Objective-C, C and C++"
  homepage "https://github.com/OWNER/arborist"
  url "https://github.com/OWNER/arborist/archive/refs/tags/v0.1.0.tar.gz"
  sha256 "0000000000000000000000000000000000000000000000000000000000000000"
  license "MIT"
  head "https://github.com/OWNER/arborist.git", branch: "main"

  depends_on xcode: ["16.0", :build]
  depends_on "llvm"
  uses_from_macos "swift" => :build

  def install
    # SwiftPM's own sandbox does not run inside of Homebrew's.
    system "make", "release", "MORE_FLAGS=--disable-sandbox"
    system "make", "install", "PREFIX=#{prefix}"
  end

  test do
    (testpath/"Owner.h").write <<~C
      #import "Pet.h"
      @interface Owner
      @property (nonatomic, strong) Pet *pet;
      @end
    C
    (testpath/"Pet.h").write <<~C
      #import "Owner.h"
      @interface Pet
      @property (nonatomic, strong) Owner *owner;
      @end
    C
    assert_match version.to_s, shell_output("#{bin}/arborist --version")
    assert_match "import-cycle", shell_output("#{bin}/arborist lint --quiet #{testpath}", 1)
    assert_match "\"directed\"", shell_output("#{bin}/arborist graph --quiet --format json #{testpath}")
  end
end
