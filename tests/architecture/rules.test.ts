import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { countOutcomes, type Outcome } from '../rules/outcome.ts'
import { readPlaywright } from '../rules/playwright-report.ts'
import { proofLines } from '../rules/proof-lines.ts'
import { prove } from '../rules/proof.ts'
import { readOutcomes, resultFiles } from '../rules/result-files.ts'
import { idsIn, topicOf } from '../rules/rule-id.ts'
import { LAYERS, parseRules, readRules, type Rule } from '../rules/rule-table.ts'
import { readVitest } from '../rules/vitest-report.ts'

// Built at run time, so that these invented ids are not read as rule ids of titles.
const id = (topic: string, number: string): string => ['CC', topic, number].join('-')
const FIRST = id('EYE', '01')
const SECOND = id('EYE', '02')
const OTHER = id('LID', '01')
const RULE: Rule = { id: FIRST, section: '1', layer: 'application', rule: 'A rule.', check: 'A look.' }
const RULES = [FIRST, SECOND, OTHER].map((name): Rule => ({ ...RULE, id: name }))

const ROOT = new URL('../..', import.meta.url).pathname
const HERE = 'tests/application/eye.test.ts'
const BELOW = 'tests/domain/eye.test.ts'

const passed = (title: string, file = HERE): Outcome => ({ title, file, ended: 'passed' })
const failed = (title: string, file = HERE): Outcome => ({ title, file, ended: 'failed' })
const skipped = (title: string, file = HERE): Outcome => ({ title, file, ended: 'skipped' })

const COUNTS: Readonly<Record<string, number>> = {
  'CC-SCOPE': 6, 'CC-CHAN': 2, 'CC-L10N': 3, 'CC-TYPE': 1, 'CC-CAT': 4, 'CC-MONEY': 2, 'CC-CONST': 13,
  'CC-ROUTE': 16, 'CC-CHK': 5, 'CC-GUARD': 13, 'CC-LIST': 10, 'CC-PAGE': 6, 'CC-SEARCH': 14, 'CC-ANALYT': 7,
  'CC-ERR': 17, 'CC-CART': 6, 'CC-SHIP': 14, 'CC-ORDER': 5, 'CC-ITEM': 3, 'CC-PROD': 15, 'CC-PRICE': 11,
  'CC-DELIV': 9, 'CC-ADDR': 9, 'CC-REORD': 18, 'CC-RECO': 3, 'CC-QTY': 12, 'CC-COOKIE': 8, 'CC-GIFT': 5,
  'CC-ABAND': 5, 'CC-STOCK': 10, 'CC-COUPON': 18, 'CC-MILES': 13, 'CC-LIMIT': 2, 'CC-NORM': 6, 'CC-PHONE': 3,
  'CC-TAX': 4, 'CC-ROLE': 5, 'CC-CALL': 25, 'CC-PAY': 13, 'CC-SEO': 5, 'AS-CHANNEL': 3, 'AS-SCOPE': 4, 'AS-ROLE': 8,
  'AS-AUTH': 23, 'AS-IDP': 3, 'AS-ACCT': 8, 'AS-CMS': 8, 'AS-WIP': 4, 'AS-INTERNAL': 4, 'AS-LOCALE': 16,
  'AS-ROUTE': 28, 'AS-GUARD': 13, 'AS-CHECKOUT': 11, 'AS-LAYOUT': 20, 'AS-MODAL': 4, 'AS-LOGIN': 12, 'AS-QUERY': 10,
  'AS-LANG': 4, 'AS-ERROR': 7, 'AS-BLOCK': 41, 'AS-MENU': 10, 'AS-SEARCH': 9, 'AS-SHIP': 4, 'AS-ENT': 43,
  'AS-SUBS': 9, 'AS-MKT': 6, 'AS-RATE': 7, 'AS-MILES': 7, 'AS-COOKIE': 15, 'AS-BANNER': 8, 'AS-SEO': 4, 'AS-LINK': 5,
  'AS-ANALYT': 5, 'AS-HASH': 17, 'AS-CART': 3, 'AS-MOUNT': 7, 'AS-GIFT': 5, 'AS-ADDR': 3, 'AS-STATE': 1,
  'AS-NOTIF': 2, 'AS-DEVICE': 3, 'AS-AB': 8, 'AS-REDIR': 11, 'AS-CHUNK': 1, 'AS-VALID': 8, 'AS-PWD': 2, 'AS-TAX': 2,
  'AS-NORM': 7, 'AS-LIMIT': 1, 'AS-EMAIL': 2, 'AS-QTY': 4, 'AS-COUPON': 1, 'AS-CALL': 40, 'AS-PAY': 7,
  'AS-REMIND': 9, 'AS-IMG': 3, 'AS-ERRCAT': 33, 'AS-CONST': 14, 'AS-STOCK': 8, 'AS-PRICE': 2, 'AS-VISUAL': 16,
}

describe('the table of rules', () => {
  const rules = readRules()

  it('contains 929 rules, without duplicates', () => {
    expect(rules.length).toBe(929)
    expect(new Set(rules.map((rule) => rule.id)).size).toBe(929)
  })

  it('contains each topic completely, numbered without a gap', () => {
    const topics = Map.groupBy(rules, (rule) => topicOf(rule.id))
    expect(Object.fromEntries([...topics].map(([topic, members]) => [topic, members.length]))).toEqual(COUNTS)
    const isCounted = (topic: string): boolean => {
      const ids = (topics.get(topic) ?? []).map((rule) => rule.id).toSorted()
      return ids.every((name, index) => name === `${topic}-${String(index + 1).padStart(2, '0')}`)
    }
    expect([...topics.keys()].filter((topic) => !isCounted(topic))).toEqual([])
  })

  it('describes every rule in one sentence, proven on one of five layers', () => {
    expect(rules.filter(({ id: name }) => idsIn(name)[0] !== name)).toEqual([])
    expect(new Set(rules.map(({ layer }) => layer))).toEqual(new Set(LAYERS))
    expect(rules.filter(({ rule }) => !/^\S.{9,148}\.$/.test(rule))).toEqual([])
  })
})

describe('reading the table', () => {
  const HEAD = 'id\tsection\tlayer\trule\tcheck'

  it('reads every column of every line', () => {
    expect(parseRules(`${HEAD}\nA\t1\tdomain\tOne.\tLook.\nB\t4.10\tui\tTwo.\tSee.\n`)).toEqual([
      { id: 'A', section: '1', layer: 'domain', rule: 'One.', check: 'Look.' },
      { id: 'B', section: '4.10', layer: 'ui', rule: 'Two.', check: 'See.' },
    ])
  })

  it('rejects other columns, an unknown layer, and a rule without its check', () => {
    expect(() => parseRules('A\t1\tdomain\tOne.\tLook.')).toThrow('columns')
    expect(() => parseRules(`${HEAD}\nA\t1\tcellar\tOne.\tLook.`)).toThrow('cellar')
    expect(() => parseRules(`${HEAD}\nA\t1\tdomain\tOne.`)).toThrow('One.')
    expect(() => parseRules(`${HEAD}\nA\t1\tdomain\tOne.\tLook.\tmore`)).toThrow('more')
  })
})

describe('reading test results', () => {
  it('finds every id in a title, and nothing that only looks like one', () => {
    expect(idsIn(`${FIRST} and ${OTHER} hold`)).toEqual([FIRST, OTHER])
    expect(idsIn(`${FIRST}0 X${FIRST} CC-EYE-1 cc-eye-01`)).toEqual([])
  })

  it('reads the tests of a vitest report, a skipped one as skipped', () => {
    const assertionResults = ['passed', 'failed', 'pending', 'todo'].map((status) => ({ title: status, status }))
    expect(readVitest({ testResults: [{ name: `${ROOT}${HERE}`, status: 'failed', assertionResults }] })).toEqual([
      passed('passed'), failed('failed'), skipped('pending'), skipped('todo'),
    ])
  })

  it('counts a file that could not be loaded as one failure', () => {
    expect(readVitest({ testResults: [{ name: `${ROOT}${HERE}`, status: 'failed', assertionResults: [] }] })).toEqual([failed(HERE)])
  })

  it('reads the tests of a browser report at any depth; a skipped one proves nothing', () => {
    const spec = (title: string, ok: boolean, status: string) => ({ title, file: 'buy.spec.ts', ok, tests: [{ status }] })
    const inner = { specs: [spec('buys', true, 'expected'), spec('pays', false, 'unexpected')] }
    const JOURNEY = 'tests/e2e/buy.spec.ts'
    const suites = [{ specs: [spec('waits', true, 'skipped'), spec('retries', true, 'flaky')], suites: [{ suites: [inner] }] }]
    expect(readPlaywright({ suites, errors: [{ message: 'no server' }] })).toEqual([
      skipped('waits', JOURNEY), { ...passed('retries', JOURNEY), isFlaky: true }, passed('buys', JOURNEY),
      failed('pays', JOURNEY), failed('no server', 'tests/e2e'),
    ])
  })

  it('reads the reports of a folder and no other files in it', () => {
    const folder = mkdtempSync(join(tmpdir(), 'results-'))
    const suites = [{ specs: [{ title: 'b', file: 'buy.spec.ts', ok: true, tests: [{ status: 'expected' }] }] }]
    const testResults = [{ name: `${ROOT}${HERE}`, status: 'passed', assertionResults: [{ title: 'a', status: 'passed' }] }]
    writeFileSync(join(folder, 'e2e.json'), JSON.stringify({ suites }))
    writeFileSync(join(folder, 'vitest-node.json'), JSON.stringify({ testResults }))
    writeFileSync(join(folder, 'bench.json'), '[')
    expect(readOutcomes(resultFiles(folder))).toEqual([passed('b', 'tests/e2e/buy.spec.ts'), passed('a')])
    expect(resultFiles(join(folder, 'absent'))).toEqual([])
  })

  it('counts passed and failed tests, and leaves out skipped ones', () => {
    expect(countOutcomes([passed('a'), passed('b'), failed('c'), skipped('d')])).toEqual({ passed: 2, failed: 1, unsteady: [] })
  })

  it('lists tests that passed only when retried', () => {
    const assertionResults = [
      { title: 'a', status: 'passed', failureMessages: ['late'] }, { title: 'b', status: 'passed', failureMessages: [] },
    ]
    const once = readVitest({ testResults: [{ name: `${ROOT}${HERE}`, status: 'passed', assertionResults }] })
    expect(countOutcomes(once)).toEqual({ passed: 2, failed: 0, unsteady: [`${HERE}: a`] })
  })
})

describe('the proof of a rule', () => {
  it('is the ids of passing tests, topic by topic', () => {
    expect(prove(RULES, [passed(`${FIRST} ${OTHER} hold`)]).topics).toEqual([
      { topic: 'CC-EYE', proven: [FIRST], below: [], unproven: [SECOND] },
      { topic: 'CC-LID', proven: [OTHER], below: [], unproven: [] },
    ])
  })

  it('distinguishes a rule that is proven only below its layer', () => {
    const { topics } = prove(RULES, [
      passed(FIRST, BELOW), passed(SECOND, BELOW), passed(SECOND), passed(OTHER, 'storybook/Eye.stories.tsx'),
    ])
    expect(topics).toEqual([
      { topic: 'CC-EYE', proven: [SECOND], below: [{ id: FIRST, layer: 'application', files: [BELOW] }], unproven: [] },
      { topic: 'CC-LID', proven: [], below: [{ id: OTHER, layer: 'application', files: ['storybook/Eye.stories.tsx'] }], unproven: [] },
    ])
  })

  it('F-P02 is a journey in the browser for every layer, and a test of the domain for the domain only', () => {
    const provenBy = (file: string): readonly string[] =>
      LAYERS.filter((layer) => prove([{ ...RULE, layer }], [passed(FIRST, file)]).topics[0]?.proven.length === 1)
    expect(provenBy('tests/e2e/buy.spec.ts')).toEqual([...LAYERS])
    expect(provenBy('tests/domain/eye.test.ts')).toEqual(['domain'])
    expect(provenBy('tests/ui/eye.test.tsx')).toEqual(['domain', 'ui'])
    expect(provenBy('tests/headless/eye.test.ts')).toEqual(['domain', 'application', 'service'])
    expect(provenBy('tests/contracts/eye.test.ts')).toEqual(['domain', 'application', 'service', 'adapter'])
  })

  it('is not a failing or a skipped test', () => {
    const proof = prove(RULES, [failed(`${FIRST} holds`), skipped(`${SECOND} holds`)])
    expect(proof.topics.flatMap(({ proven }) => proven)).toEqual([])
    expect(proof.failing).toEqual([FIRST])
  })

  it('is not given by a passing test beside a failing one', () => {
    expect(prove(RULES, [passed(`${FIRST} holds here`), failed(`${FIRST} holds there`)]).topics[0]?.proven).toEqual([])
  })

  it('lists an id without a rule, whether its test passed or not', () => {
    const strange = id('EYE', '09')
    expect(prove(RULES, [passed(`${strange} holds`)]).unknown).toEqual([strange])
    expect(prove(RULES, [failed(`${strange} holds`)]).unknown).toEqual([strange])
  })

  it('is printed by topic, with rules proven only below, unknown ids and totals; failing ids on request', () => {
    const strange = id('EYE', '09')
    const proof = prove(RULES, [passed(FIRST), passed(SECOND, BELOW), failed(OTHER), passed(strange)])
    expect(proofLines(proof)).toEqual([
      `CC-EYE 1/2  only below: ${SECOND}`,
      `CC-LID 0/1  unproven: ${OTHER}`,
      `${SECOND} of application, proven only in ${BELOW}`,
      `unknown: ${strange}`,
      'commerce: 1 of 3 rules proven on their layer, 1 only below, 1 unproven',
    ])
    expect(proofLines(proof, { showFailing: true })).toContain(`named by a failing test: ${OTHER}`)
  })

  it('is totalled by document, then for both', () => {
    const account: Rule = { ...RULE, id: ['AS', 'EYE', '01'].join('-') }
    expect(proofLines(prove([...RULES, account], [passed(FIRST)])).slice(-3)).toEqual([
      'commerce: 1 of 3 rules proven on their layer, 0 only below, 2 unproven',
      'account and shell: 0 of 1 rules proven on their layer, 0 only below, 1 unproven',
      'in sum: 1 of 4 rules proven on their layer, 0 only below, 3 unproven',
    ])
  })
})
