import type * as TE from 'fp-ts/lib/TaskEither.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Failure } from '../../../domain/refusal.ts'
import { completeEmailLink } from '../../support/complete-email-link.ts'
import { refusal, value } from '../../support/outcome.ts'
import type { Opened, OpenStorefront } from './open-storefront.ts'
import { ANNA, BEA } from './people.ts'

const WEEK = 7 * 24 * 3_600_000

export const erasureContract = (how: string, open: OpenStorefront): void => {
  describe(`the deletion of an account, ${how}`, () => {
    let opened: Opened
    beforeAll(async () => {
      opened = await open()
      for (const one of [ANNA, BEA]) {
        await value(opened.visitor().identity.signUp({ registration: one }))
        await completeEmailLink(opened.shop.ports, one)
      }
    })
    afterAll(() => opened.close())

    const readMails = async () => (await value(opened.shop.ports.outbox.take(99, new Date('2100-01-01')))).map(({ mail }) => mail)
    const tokenIn = (mails: Awaited<ReturnType<typeof readMails>>): string =>
      /\/account-deletion\/cancel\/([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? 'none'

    it('G9 I12 requires the password, signs out everywhere and sends an e-mail; its link or the owner keeps the account', async () => {
      const [here, phone] = [opened.visitor(), opened.visitor()]
      for (const device of [here, phone]) await value(device.identity.signIn({ credentials: ANNA }))
      expect(await value(here.privacy.getAccountDeletion({}))).toStrictEqual({})
      expect(await refusal(here.privacy.requestAccountDeletion({ password: 'nicht7das-richtige' })))
        .toStrictEqual({ _tag: 'WrongPassword' })
      await readMails()
      const { dueAt } = await value(here.privacy.requestAccountDeletion({ password: ANNA.password }))
      expect(dueAt).toEqual(new Date(opened.shop.ports.clock.now().getTime() + WEEK))
      const sent = await readMails()
      expect(sent.map(({ to }) => to)).toEqual([ANNA.email])
      for (const device of [here, phone]) expect(await refusal(device.customer.getProfile({}))).toStrictEqual({ _tag: 'NotSignedIn' })
      await value(here.identity.signIn({ credentials: ANNA }))
      expect(await value(here.privacy.getAccountDeletion({}))).toStrictEqual({ dueAt })
      await value(opened.visitor().privacy.cancelAccountDeletionByLink({ token: 'x'.repeat(43) }))
      expect(await value(here.privacy.getAccountDeletion({}))).toStrictEqual({ dueAt })
      await value(opened.visitor().privacy.cancelAccountDeletionByLink({ token: tokenIn(sent) }))
      expect(await value(here.privacy.getAccountDeletion({}))).toStrictEqual({})
      await value(here.privacy.requestAccountDeletion({ password: ANNA.password }))
      await value(here.identity.signIn({ credentials: ANNA }))
      await value(here.privacy.cancelAccountDeletion({}))
      expect(await value(here.privacy.getAccountDeletion({}))).toStrictEqual({})
    })

    it('G9 is available to customers only', async () => {
      const { privacy } = opened.visitor()
      const requests: readonly TE.TaskEither<Failure, unknown>[] = [
        privacy.getAccountDeletion({}), privacy.cancelAccountDeletion({}), privacy.requestAccountDeletion({ password: ANNA.password }),
      ]
      for (const one of requests) expect(await refusal(one)).toStrictEqual({ _tag: 'NotSignedIn' })
    })
  })
}
