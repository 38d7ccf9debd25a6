import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { EXACT_FIELDS } from '../../../domain/text/typed-field.ts'
import { readFields } from '../../../ui/form/typed-fields.ts'

const root = new URL('../../..', import.meta.url).pathname
const sources = globSync('ui/**/*.tsx', { cwd: root })
  .map((file) => [file, readFileSync(`${root}/${file}`, 'utf8')] as const)

const sent = (fields: Readonly<Record<string, string>>): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

describe('the fields of a form', () => {
  it('H-R05 are cleaned of pasted invisible characters', () => {
    const pasted = { billingPhoneNumber: '\u202A044\u2011123\u00A045 67\u202C', code: '\u200ESAVE10', email: 'anna＠example.ch' }
    expect(readFields(sent(pasted)))
      .toEqual({ billingPhoneNumber: '044-123 45 67', code: 'SAVE10', email: 'anna@example.ch' })
  })

  it('H-R05 keep a password and a token exactly as typed', () => {
    const secrets = Object.fromEntries(EXACT_FIELDS.map((name) => [name, ' \u200Bpass\u202Eword１ \u00A0']))
    expect(readFields(sent(secrets))).toEqual(secrets)
  })

  it('H-R05 list every password field of the pages by name', () => {
    const names = sources.flatMap(([, text]) => [
      ...[...text.matchAll(/name="(\w+)"[^<>]{0,80}type="password"/g)].map(([, name]) => name),
      ...[...text.matchAll(/name: '(\w+)', type: 'password'/g)].map(([, name]) => name),
      ...[...text.matchAll(/<PasswordField\s+name="(\w+)"/g)].map(([, name]) => name),
      ...[...text.matchAll(/name: '(\w+)'[^{}\n]*autoComplete: '(?:new|current)-password'/g)].map(([, name]) => name),
    ])
    expect(names).toEqual(expect.arrayContaining(['password', 'current', 'newPassword', 'confirmed']))
    expect(names.filter((name) => !EXACT_FIELDS.includes(name ?? ''))).toEqual([])
  })

  it('H-R06 truncate nothing: no field has a length beyond which a browser drops pasted text', () => {
    expect(sources.length).toBeGreaterThan(100)
    expect(sources.filter(([, text]) => /\bmaxlength=/i.test(text)).map(([file]) => file)).toEqual([])
  })
})
