import { readFileSync } from 'node:fs'
import Fastify from 'fastify'
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { openMetrics } from '../../../adapters/metrics/metrics.ts'
import { SOME_FIGURES } from '../../support/some-figures.ts'

const DOCUMENT = readFileSync(new URL('../../../docs/running.md', import.meta.url), 'utf8')

const watching = DOCUMENT.slice(DOCUMENT.indexOf('\n## Watching'), DOCUMENT.indexOf('\n## Growing'))

/** The queries of the tables of alarms, without the sign that keeps a `|` from ending a cell. */
const queries = [...watching.matchAll(/^\| [^|`]+ \| `([^`]+)` \|$/gm)].map(([, query = '']) => query.replaceAll(String.raw`\|`, '|'))

const told = async (): Promise<string> => {
  const metrics = openMetrics()
  const app = Fastify()
  metrics.watch(app)
  app.post('/api/orders', () => 'done')
  await app.inject({ method: 'POST', url: '/api/orders' })
  metrics.connections(() => ({ busy: 1, idle: 1, waiting: 0 }))
  metrics.pages(() => ({ bytes: 1, hits: 1, misses: 1, drawn: 1 }))
  metrics.defects(() => 1)
  metrics.writes(() => true)
  metrics.databaseFailed('25006')
  metrics.policyViolated('script-src-elem')
  return await metrics.text({
    book: { figures: () => () => Promise.resolve(E.right(SOME_FIGURES)) }, now: () => new Date('2026-03-02T09:00:00Z'), report: () => {},
  })
}

describe('the alarms of docs/running.md', () => {
  it('are found in it', () => {
    expect(queries.length).toBeGreaterThan(14)
  })

  it.each(queries)('are asked of figures that the shop tells: %s', async (query) => {
    const lines = (await told()).split('\n')
    const asked = [...query.matchAll(/\b((?:iris|nodejs|process)_\w+)(?:\{([^}]*)\})?/g)]
    expect(asked.length).toBeGreaterThan(0)
    for (const [, name = '', labels = ''] of asked) {
      const series = lines.filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `))
      expect(series, name).not.toEqual([])
      for (const [, label = '', sign = '', value = ''] of labels.matchAll(/(\w+)(=~|!=|!~|=)"([^"]*)"/g)) {
        expect(series.some((line) => line.includes(`${label}="`)), `${name} has ${label}`).toBe(true)
        if (label !== 'kind') continue
        for (const kind of sign === '=~' ? value.split('|') : [value])
          expect(series.some((line) => line.includes(`kind="${kind}"`)), `${name} of ${kind}`).toBe(true)
      }
    }
  })
})
