import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { COMMANDS } from '../../adapters/composition/shop-cli/commands.ts'
import { ALARMS } from '../support/alarms.ts'

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const METRICS = new URL('../../adapters/metrics', import.meta.url).pathname

describe('docs/operations', () => {
  it('has a runbook for each alert, and for no other', () => {
    const [, runbooks = ''] = /\n# Runbooks\n([\s\S]*?)\n# /.exec(read('docs/operations/monitoring.md')) ?? []
    expect([...runbooks.matchAll(/^### (.+)$/gm)].map(([, name]) => name)).toEqual([...ALARMS.keys()])
    expect([...runbooks.matchAll(/^### .+\n\n(?=#|$)/gm)]).toEqual([])
  })

  it('sorts the runbooks by severity', () => {
    const [, severe = ''] = /\n## Severity page\n([\s\S]*?)\n## Severity ticket\n/.exec(read('docs/operations/monitoring.md')) ?? []
    const pages = [...read('deploy/alerts.yaml').matchAll(/- alert: (\w+)\n.*\n +labels: \{ severity: page \}/g)].map(([, name]) => name)
    expect(pages.length).toBeGreaterThan(10)
    expect([...severe.matchAll(/^### (.+)$/gm)].map(([, name]) => name)).toEqual(pages)
  })

  it('lists each metric, and no other', () => {
    const code = readdirSync(METRICS).map((file) => readFileSync(`${METRICS}/${file}`, 'utf8')).join('\n')
    const namesIn = (text: string): readonly string[] => [...new Set(text.match(/\biris_[a-z_]+/g))].toSorted()
    const [, table = ''] = /\n## Metrics\n([\s\S]*?)\n## /.exec(read('docs/operations/monitoring.md')) ?? []
    expect(namesIn(code).length).toBeGreaterThan(10)
    expect(namesIn(table)).toEqual(namesIn(code))
  })

  it('lists each command, and no other', () => {
    const rows = read('docs/operations/commands.md').matchAll(/^\| `([^`]+)` \| (?:`([^`]+)` )?\| /gm)
    const call = (name: string, usage: string): string => `${name} ${usage}`.trim()
    expect([...rows].map(([, name = '', usage = '']) => call(name, usage))).toEqual(COMMANDS.map(({ name, usage }) => call(name, usage)))
  })
})

describe('docs/testing.md', () => {
  it('lists each step of npm test', () => {
    const steps = [...read('tests/support/run-all.ts').matchAll(/\bname: '([^']+)'/g)].map(([, name = '']) => name)
    const [, table = ''] = /\n## Steps of `npm test`\n([\s\S]*?)\n## /.exec(read('docs/testing.md')) ?? []
    expect(steps.length).toBeGreaterThan(8)
    expect(steps.filter((name) => !table.includes(name))).toEqual([])
  })
})
