import { readFileSync } from 'node:fs'
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { readConfiguration, type Environment } from '../../../adapters/configuration/read-configuration.ts'

const ROOT = new URL('../../../', import.meta.url).pathname
const source = readFileSync(`${ROOT}adapters/configuration/read-configuration.ts`, 'utf8')
const [, codecs = ''] = /const CODECS = \{\n([\s\S]*?)\n\} as const/.exec(source) ?? []
const VARIABLES = [...codecs.matchAll(/\b([A-Z][A-Z0-9_]+): /g)].map(([, name = '']) => name)

type Row = { readonly name: string; readonly type: string; readonly standard: string; readonly live: string; readonly example: string }

const ROWS = readFileSync(`${ROOT}docs/configuration.md`, 'utf8').split('\n').filter((line) => line.startsWith('| `'))
  .map((line): Row => {
    const [, name = '', type = '', standard = '', live = '', example = ''] = line.split('|').map((cell) => cell.trim())
    return { name: name.replaceAll('`', ''), type, standard, live, example }
  })

const problemsOf = (environment: Environment): ReadonlyMap<string, string> =>
  new Map(E.match(
    (faults: readonly { readonly variable: string; readonly problem: string }[]) =>
      faults.map(({ variable, problem }) => [variable, problem] as const),
    () => [],
  )(readConfiguration(environment)))

const valueOf = (cell: string): string | undefined => /^`([^`]+)`$/.exec(cell)?.[1]

/** The variables that enable the other variables of a group. */
const COMPLETE: Environment = {
  METRICS_PORT: '9464', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', STORYBLOK_TOKENS: 'iris=abcdefgh12345678',
  DATATRANS_MERCHANT_ID: '1', DATATRANS_PASSWORD: 'password', DATATRANS_SIGN_KEY: '0123456789abcdef',
  FIREBASE_PROJECT_ID: 'iris-shop', FIREBASE_API_KEY: 'AIzaSyExample', FIREBASE_AUTH_DOMAIN: 'iris-shop.firebaseapp.com',
}

describe('docs/configuration.md', () => {
  it('names every variable once, and no other', () => {
    expect(VARIABLES.length).toBeGreaterThan(50)
    expect(ROWS.map(({ name }) => name).toSorted()).toEqual(VARIABLES.toSorted())
  })

  it('states the type of each variable as the shop does when it refuses a value', () => {
    expect(ROWS.map(({ name, type }) => `${name} must be ${type}, not`))
      .toEqual(ROWS.map(({ name }) => `${name} ${problemsOf({ [name]: ' ' }).get(name)?.replace(/, not ".*$/, ', not') ?? ''}`))
  })

  it('states which variables live mode requires', () => {
    const required = [...problemsOf({ MODE: 'live' }).keys(), 'MODE']
    expect(ROWS.filter(({ live }) => live.startsWith('yes')).map(({ name }) => name).toSorted()).toEqual(required.toSorted())
  })

  it('has an example of each variable that the shop accepts', () => {
    const refused = ROWS.flatMap(({ name, example }) => {
      const problem = problemsOf({ [name]: valueOf(example) }).get(name)
      return problem?.startsWith('must be ') === true ? [`${name} ${problem}`] : []
    })
    expect(refused).toEqual([])
    expect(ROWS.filter(({ example }) => valueOf(example) === undefined).map(({ name }) => name)).toEqual(['FIREBASE_PRIVATE_KEY'])
  })

  it('states the defaults: setting one changes nothing', () => {
    const stated = ROWS.filter(({ standard }) => valueOf(standard) !== undefined)
    expect(stated.length).toBeGreaterThan(15)
    for (const { name, standard } of stated)
      expect(readConfiguration({ ...COMPLETE, [name]: valueOf(standard) }), name).toEqual(readConfiguration(COMPLETE))
  })
})
