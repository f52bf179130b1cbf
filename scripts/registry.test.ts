import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { doors, stylesheets } from './doors.js'

interface Item {
  name: string
  type: string
  dependencies: string[]
  files: { path: string; type: string; target: string }[]
  css: Record<string, unknown>
  docs: string
}

const registry = JSON.parse(readFileSync('registry.json', 'utf8')) as {
  name: string
  homepage: string
  items: Item[]
}

test('the registry offers the two items', () => {
  expect(registry.items.map(({ name }) => name)).toEqual(['sonner', 'toaster'])
  expect(registry.name).toBe('belfry')
  expect(() => new URL(registry.homepage)).not.toThrow()
})

describe.each(registry.items)(
  'the item $name',
  ({ name, type, dependencies, files, css, docs }) => {
    test('replaces a file of the same name among the components', () => {
      expect(type).toBe('registry:ui')
      expect(dependencies).toEqual(['belfry'])
      expect(files).toEqual([
        { path: `registry/${name}.tsx`, type: 'registry:ui', target: `@ui/${name}.tsx` },
      ])
      expect(existsSync(`registry/${name}.tsx`)).toBe(true)
      expect(docs).not.toBe('')
    })

    // Appended after Tailwind's own import, a stylesheet outside of a layer beats every utility.
    test('brings its stylesheet in the layer that utilities win over', () => {
      const imports = Object.keys(css)
      expect(imports).toHaveLength(1)
      const [, sheet] = /^@import "(.+)" layer\(components\)$/.exec(imports[0]!) ?? []
      expect(stylesheets.map((each) => each.name)).toContain(sheet)
    })

    test('imports from a door and has no stylesheet of its own', () => {
      const source = readFileSync(files[0]!.path, 'utf8')
      const [, door] = /from '(belfry\/[\w-]+)'/.exec(source) ?? []
      expect(doors.map((each) => each.name)).toContain(door)
      expect(source).toMatch(/^'use client'/)
      expect(source).not.toContain('.css')
    })
  },
)
