import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const LOCK = join(import.meta.dirname, '../../package-lock.json')

describe('the library that formats words and numbers in the browser', () => {
  it('is installed once: a second copy would be loaded and run by every visitor', () => {
    const { packages } = JSON.parse(readFileSync(LOCK, 'utf8')) as { packages: Readonly<Record<string, unknown>> }
    const paths = Object.keys(packages)
    expect(paths).toContain('node_modules/react-intl')
    expect(paths.filter((path) => /^node_modules\/(react-intl|@formatjs\/intl)\/node_modules\//.test(path))).toEqual([])
  })
})
