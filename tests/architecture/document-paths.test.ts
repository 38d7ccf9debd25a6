import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = new URL('../..', import.meta.url).pathname
const FOLDERS = ['adapters', 'application', 'domain', 'ui', 'tests', 'tools', 'docs', 'deploy', 'storybook']
/** Media types look like paths, and the secrets file is created by the operator. */
const NOT_TRACKED: readonly string[] = ['application/json', 'application/problem+json', 'deploy/.env']

const tracked = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8', maxBuffer: 1e8 }).split('\n')
  .filter((path) => existsSync(join(ROOT, path)))
const names = new Set(tracked.map((path) => posix.basename(path)))
const places = new Set(tracked.flatMap((path) => path.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'))))
const pages = tracked.filter((path) => path === 'README.md' || path === 'CONTRIBUTING.md' || /^docs\/.*\.md$/.test(path))

/** Paths and file names of the project in a text: in code spans and fences, without those that contain a placeholder. */
const pathsIn = (text: string): readonly string[] =>
  [...text.matchAll(/(?<![\w./:<>{}*-])[\w.-]+(?:\/[\w.<>*{},+-]+)*\/?(?![\w<>{}*])/g)].map(([path]) => path.replace(/[./]+$/, ''))
    .filter((path) => !/[<>*{},]/.test(path))
    .filter((path) => (path.includes('/') ? FOLDERS.includes(path.split('/')[0] ?? '') : /\.(?:tsx?|css)$/.test(path)))

/** Paths that do not exist in the project. */
const missingOf = (paths: readonly string[]): readonly string[] =>
  paths.filter((path) => !(path.includes('/') ? places.has(path) : names.has(path)) && !NOT_TRACKED.includes(path))

/** The files that a page links to, from the root of the project. */
const linksIn = (page: string, text: string): readonly string[] =>
  [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, target = '']) => target).filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => posix.join(dirname(page), target))

const read = (page: string): string => readFileSync(join(ROOT, page), 'utf8')
const spans = (text: string): string => [...text.matchAll(/```[^]*?```|`[^`\n]+`/g)].map(([code]) => code.replaceAll('`', ' ')).join('\n')

describe('the documents', () => {
  it('name only files and folders that exist', () => {
    expect(pages.length).toBeGreaterThan(100)
    expect(pages.flatMap((page) => missingOf(pathsIn(spans(read(page)))).map((path) => `${page} names ${path}`))).toEqual([])
  })

  it('link only to files that exist', () => {
    const broken = (page: string): readonly string[] => linksIn(page, read(page)).filter((path) => !places.has(path))
    expect(pages.flatMap((page) => broken(page).map((path) => `${page} links ${path}`))).toEqual([])
  })

  it('exist if the sources name them', () => {
    const sources = tracked.filter((path) => /^(?:\.ci|deploy)\/|\.(?:tsx?|css)$/.test(path))
    const named = sources.flatMap((path) => [...read(path).matchAll(/\bdocs\/[\w/-]+\.md\b/g)].map(([page]) => `${path} names ${page}`))
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter((line) => !places.has(line.split(' ').at(-1) ?? ''))).toEqual([])
  })

  it('are rejected with a path that does not exist', () => {
    const text = 'domain/eye/no-such-eye.ts no-such-eye.ts domain/<topic>/x.ts domain/cart https://eye.example/ui/x'
    expect(missingOf(pathsIn(text))).toEqual(['domain/eye/no-such-eye.ts', 'no-such-eye.ts'])
  })
})
