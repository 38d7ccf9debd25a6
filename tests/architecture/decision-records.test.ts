import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const FOLDER = new URL('../../docs/decisions/', import.meta.url).pathname
const STATUS = /^(?:Accepted|Proposed|Superseded by \d{4}|Superseded in part by \d{4}(?:, \d{4})*)$/
const SECTIONS = ['Context', 'Decision', 'Alternatives', 'Consequences']
/** One page of text. */
const LONGEST = 600

type Record = { readonly file: string; readonly text: string }

/** Format errors of one decision record. */
const faultsOf = ({ file, text }: Record): readonly string[] => {
  const [, number = ''] = /^(\d{4})-[a-z0-9]+(?:-[a-z0-9]+)*\.md$/.exec(file) ?? []
  const status = /^- Status: (.*)$/m.exec(text)?.[1] ?? ''
  const sections = [...text.matchAll(/^## (.*)$/gm)].map(([, name]) => name)
  return [
    ...(number === '' ? ['is not named NNNN-title.md'] : []),
    ...(text.startsWith(`# ${number}. `) ? [] : ['has no heading "# NNNN. Title" with its number']),
    ...(/^- Date: \d{4}-\d{2}-\d{2}$/m.test(text) ? [] : ['has no date']),
    ...(STATUS.test(status) ? [] : [`has the status "${status}"`]),
    ...(sections.join() === SECTIONS.join() ? [] : [`has the sections ${sections.join(', ')}`]),
    ...(text.split(/\s+/).length <= LONGEST ? [] : [`is longer than ${LONGEST} words`]),
  ].map((fault) => `${file} ${fault}`)
}

/** The index row of a record, without its summary. */
const rowOf = ({ file, text }: Record): string => {
  const title = /^# (\d{4})\. (.*)$/m.exec(text)
  const field = (name: string): string => new RegExp(`^- ${name}: (.*)$`, 'm').exec(text)?.[1] ?? ''
  return `| ${title?.[1] ?? ''} | [${title?.[2] ?? ''}](${file}) | ${field('Date')} | ${field('Status')} | `
}

const files = readdirSync(FOLDER).filter((file) => file !== 'README.md').toSorted()
const records = files.map((file): Record => ({ file, text: readFileSync(`${FOLDER}${file}`, 'utf8') }))

describe('the decision records', () => {
  it('have a number, a title, a date, a status and the four sections, and fit a page', () => {
    expect(records.flatMap(faultsOf)).toEqual([])
  })

  it('have a number each', () => {
    const numbers = files.map((file) => file.slice(0, 4))
    expect(numbers).toEqual([...new Set(numbers)])
  })

  it('are all in the index, in order, each with a summary', () => {
    const rows = readFileSync(`${FOLDER}README.md`, 'utf8').split('\n').filter((line) => /^\| \d/.test(line))
    expect(rows.map((row) => row.replace(/[^|]*\|$/, '').trimEnd())).toEqual(records.map((record) => rowOf(record).trimEnd()))
    expect(rows.filter((row) => /\|\s*\|$/.test(row))).toEqual([])
  })

  it('are rejected without their parts', () => {
    expect(faultsOf({ file: 'a-decision.md', text: '# A decision\n\n## Context\n' })).toEqual([
      'a-decision.md is not named NNNN-title.md', 'a-decision.md has no heading "# NNNN. Title" with its number',
      'a-decision.md has no date', 'a-decision.md has the status ""', 'a-decision.md has the sections Context',
    ])
  })
})
