import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal, value } from '../../support/outcome.ts'
import type { Opened, OpenGateways } from './open-gateways.ts'

const MESSAGE = { name: 'Anna Keller', email: 'anna@example.ch', subject: 'Lieferung', message: 'Wo ist mein Paket?\nDanke' }
const STATEMENT = { name: 'Anna Keller', contract: 'IR-2026-0001', email: 'anna@example.ch' }

export const contactGatewayContract = (how: string, open: OpenGateways): void => {
  describe(`letters to the shop, ${how}`, () => {
    let opened: Opened
    beforeAll(async () => { opened = await open() })
    afterAll(() => opened.close())

    it('are taken from anybody, and a withdrawal is told when it arrived', async () => {
      const { contact } = opened.visitor()
      expect(await value(contact.send(MESSAGE))).toBeUndefined()
      expect((await value(contact.withdraw(STATEMENT))).at).toBeInstanceOf(Date)
    })

    it('are told what is wrong with each field', async () => {
      const { contact } = opened.visitor()
      expect(await refusal(contact.send({ ...MESSAGE, name: '', subject: 'x'.repeat(151) }))).toStrictEqual({
        _tag: 'InvalidLetter', fields: [{ _tag: 'Missing', field: 'name' }, { _tag: 'TooLong', field: 'subject', maximum: 150 }],
      })
      expect(await refusal(contact.withdraw({ ...STATEMENT, email: 'anna' }))).toStrictEqual({
        _tag: 'InvalidLetter', fields: [{ _tag: 'Invalid', field: 'email' }],
      })
    })
  })
}
