import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { KEY_REUSED } from '../../../domain/keyed-request.ts'
import { aKey } from '../../support/builders/idempotent-request.ts'
import { refusal, value } from '../../support/outcome.ts'
import type { Opened, OpenStorefront } from './open-storefront.ts'

const MESSAGE = { name: 'Anna Keller', email: 'anna@example.ch', subject: 'Lieferung', message: 'Wo ist mein Paket?\nDanke' }
const STATEMENT = { name: 'Anna Keller', contract: 'IR-2026-0001', email: 'anna@example.ch' }

export const contactContract = (how: string, open: OpenStorefront): void => {
  describe(`messages to the shop, ${how}`, () => {
    let opened: Opened
    beforeAll(async () => { opened = await open() })
    afterAll(() => opened.close())

    it('are accepted from anyone, and a withdrawal returns its time of receipt', async () => {
      const { contact } = opened.visitor()
      expect(await value(contact.sendMessage({ ...MESSAGE, key: aKey() }))).toBeUndefined()
      expect((await value(contact.declareWithdrawal({ ...STATEMENT, key: aKey() }))).at).toBeInstanceOf(Date)
    })

    it('H-S10 are sent once by a key of their e-mail address, and another request with that key is rejected', async () => {
      const { contact } = opened.visitor()
      const { outbox, clock } = opened.shop.ports
      const written = async () => (await value(outbox.take(99, clock.now()))).length
      await written()
      const [message, statement] = [{ ...MESSAGE, key: aKey() }, { ...STATEMENT, key: aKey() }]
      await value(contact.sendMessage(message))
      const first = await value(contact.declareWithdrawal(statement))
      expect(await written()).toBe(4)
      await value(contact.sendMessage(message))
      expect(await value(contact.declareWithdrawal({ ...statement, name: ` ${statement.name} ` }))).toEqual(first)
      expect(await refusal(contact.sendMessage({ ...message, message: 'Und?' }))).toEqual(KEY_REUSED)
      expect(await refusal(contact.declareWithdrawal({ ...statement, contract: 'IR-2026-0002' }))).toEqual(KEY_REUSED)
      expect(await written()).toBe(0)
      await value(contact.sendMessage({ ...message, email: 'bea@example.ch' }))
      expect(await written()).toBe(2)
    })

    it('are rejected with the error of each field', async () => {
      const { contact } = opened.visitor()
      expect(await refusal(contact.sendMessage({ ...MESSAGE, key: aKey(), name: '', subject: 'x'.repeat(151) }))).toStrictEqual({
        _tag: 'InvalidMessage', fields: [{ _tag: 'Missing', field: 'name' }, { _tag: 'TooLong', field: 'subject', maximum: 150 }],
      })
      expect(await refusal(contact.declareWithdrawal({ ...STATEMENT, key: aKey(), email: 'anna' }))).toStrictEqual({
        _tag: 'InvalidMessage', fields: [{ _tag: 'Invalid', field: 'email' }],
      })
    })
  })
}
