#!/usr/bin/env python3
"""Generates a class that many translation units see, with and without its extension, and looks whether it is one entity.

    many_units.py [--units N] [--keep DIR]

Half of the units import the header only, the other half the header with the class extension too; each extends the class by a
category, holds it, and inherits from it.
"""
import argparse
import collections
import json
import os
import sys
import tempfile

import product

HEADER = """#import <Foundation/Foundation.h>
@protocol Sharing <NSObject>
@end
@interface Shared : NSObject <Sharing>
@property (nonatomic, readonly) Shared *next;
@property (nonatomic, weak) id<Sharing> delegate;
@end
"""
EXTENSION = """#import "Shared.h"
@interface Shared ()
@property (nonatomic, strong, readwrite) Shared *next;
@property (nonatomic, strong) NSString *secret;
@end
"""
IMPLEMENTATION = """#import "Shared+Private.h"
@implementation Shared
@end
"""


def unit(number):
    header = "Shared+Private.h" if number % 2 else "Shared.h"
    return f"""#import "{header}"
@interface User{number} : Shared
@property (nonatomic, strong) Shared *held;
@end
@implementation User{number}
- (void)use {{ [self.held description]; [Shared new]; }}
@end
@interface Shared (Part{number})
- (void)part{number};
@end
@implementation Shared (Part{number})
- (void)part{number} {{}}
@end
"""


def write(folder, units):
    files = {"Shared.h": HEADER, "Shared+Private.h": EXTENSION, "Shared.m": IMPLEMENTATION}
    files.update({f"Users/User{number}.m": unit(number) for number in range(units)})
    for path, text in files.items():
        place = os.path.join(folder, path)
        os.makedirs(os.path.dirname(place), exist_ok=True)
        with open(place, "w", encoding="utf-8") as file:
            file.write(text)


def mistakes(graph, units):
    """What is not as it must be, a line each."""
    names = collections.Counter((node["kind"], node["name"]) for node in graph["nodes"])
    found = []

    def expect(what, actual, wanted):
        if actual != wanted:
            found.append(f"{what}: {actual}, expected {wanted}")

    nodes = {node["id"]: node for node in graph["nodes"]}
    expect("classes named 'Shared'", names["class", "Shared"], 1)
    expect("protocols named 'Sharing'", names["protocol", "Sharing"], 1)
    expect("extensions of 'Shared'", names["category", "Shared()"], 1)
    parts = [name for kind, name in names.elements() if kind == "category" and name.startswith("Shared(Part")]
    expect("categories of 'Shared'", len(parts), units)

    def edges(kind, source=None, target=None, **wanted):
        return [edge for edge in graph["edges"] if edge["kind"] == kind
                and (source is None or nodes[edge["source"]]["name"] == source)
                and (target is None or nodes[edge["target"]]["name"] == target)
                and all(edge.get(key) == value for key, value in wanted.items())]

    expect("superclasses of 'Shared'", len(edges("inherits", source="Shared")), 1)
    expect("conformances of 'Shared'", len(edges("conforms", source="Shared")), 1)
    expect("classes that inherit from 'Shared'", len(edges("inherits", target="Shared")), units)
    expect("what extends 'Shared'", len(edges("extends", target="Shared")), units + 1)
    expect("members that hold 'Shared'", len(edges("holds", target="Shared", member="held")), units)
    expect("the delegate of 'Shared'", len(edges("holds", source="Shared", member="delegate", ownership="weak")), 1)
    expect("the secret of 'Shared'", len(edges("holds", source="Shared", member="secret", ownership="strong")), 1)
    expect("classes that create 'Shared'", len(edges("creates", target="Shared")), units)
    expect("ids that occur twice", len(graph["nodes"]) - len(nodes), 0)
    return found


def check(units, keep=None):
    with tempfile.TemporaryDirectory() as scratch:
        folder = keep or os.path.join(scratch, "many")
        write(folder, units)
        path = os.path.join(scratch, "graph.json")
        product.write_graph(folder, path)
        with open(path, encoding="utf-8") as file:
            return mistakes(json.load(file), units)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--units", type=int, default=1000, metavar="N")
    parser.add_argument("--keep", metavar="DIR", help="write the generated project there, and leave it")
    options = parser.parse_args()
    try:
        found = check(options.units, options.keep)
    except product.Failed as problem:
        print(problem, file=sys.stderr)
        return 2
    for line in found:
        print(line)
    print(f"{options.units} units: " + (f"{len(found)} mistakes" if found else "one entity"))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
