import type * as TE from 'fp-ts/lib/TaskEither.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Failure } from '../../../domain/refusal.ts'
import { completeEmailLink } from '../../support/complete-email-link.ts'
import { refusal, value } from '../../support/outcome.ts'
import type { Opened, OpenStorefront } from './open-storefront.ts'
import { ANNA, BEA } from './people.ts'

const NEW = 'anna.neu@example.ch'

export const emailChangeContract = (how: string, open: OpenStorefront): void => {
  describe(`changing the e-mail address of an account, ${how}`, () => {
    let opened: Opened
    beforeAll(async () => {
      opened = await open()
      for (const one of [ANNA, BEA]) {
        await value(opened.visitor().identity.signUp({ registration: one }))
        await completeEmailLink(opened.shop.ports, one)
      }
    })
    afterAll(() => opened.close())

    const readMails = async () => {
      const queued = await value(opened.shop.ports.outbox.take(99, new Date('2100-01-01')))
      return queued.map(({ mail }) => mail)
    }
    const tokenIn = (mails: Awaited<ReturnType<typeof readMails>>, to: string): string =>
      /\/(?:confirm|cancel)\/([\w-]+)/.exec(mails.findLast((mail) => mail.to === to)?.text ?? '')?.[1] ?? 'none'

    it('I12 requires the password, mails the new and the old address, and is confirmed by link: other sessions end', async () => {
      const [here, phone] = [opened.visitor(), opened.visitor()]
      for (const device of [here, phone]) await value(device.identity.signIn({ credentials: ANNA }))
      const { security } = here
      expect(await refusal(security.requestEmailChange({ email: NEW, password: 'nicht7das-richtige' })))
        .toStrictEqual({ _tag: 'WrongPassword' })
      expect(await refusal(security.requestEmailChange({ email: 'abc', password: ANNA.password }))).toStrictEqual({ _tag: 'InvalidEmail' })
      expect(await refusal(security.requestEmailChange({ email: ANNA.email, password: ANNA.password })))
        .toStrictEqual({ _tag: 'SameEmail' })
      await readMails()
      await value(security.requestEmailChange({ email: NEW, password: ANNA.password }))
      const sent = await readMails()
      expect(sent.map(({ to }) => to)).toEqual([NEW, ANNA.email])
      expect(await value(security.getEmailChange({}))).toStrictEqual({ email: NEW })
      expect((await value(here.customer.getProfile({}))).email).toBe(ANNA.email)
      expect(await value(security.confirmEmailChange({ token: tokenIn(sent, NEW) }))).toMatchObject({ email: NEW, isVerified: true })
      expect((await value(here.customer.getProfile({}))).email).toBe(NEW)
      expect(await refusal(phone.customer.getProfile({}))).toStrictEqual({ _tag: 'NotSignedIn' })
      expect(await refusal(phone.identity.signIn({ credentials: ANNA }))).toStrictEqual({ _tag: 'WrongCredentials' })
      await value(phone.identity.signIn({ credentials: { ...ANNA, email: NEW } }))
      expect((await readMails()).map(({ to }) => to)).toEqual([ANNA.email, NEW])
      expect(await refusal(security.confirmEmailChange({ token: tokenIn(sent, NEW) }))).toStrictEqual({ _tag: 'ProofExpired' })
    })

    it('I7 I12 responds in the same way if the address is taken, and notifies only its owner; the old address can cancel it', async () => {
      const bea = opened.visitor()
      await value(bea.identity.signIn({ credentials: BEA }))
      await value(bea.security.requestEmailChange({ email: NEW, password: BEA.password }))
      expect(await value(bea.security.getEmailChange({}))).toStrictEqual({ email: NEW })
      const mails = await readMails()
      expect([mails.map(({ to }) => to), tokenIn(mails, NEW)]).toEqual([[NEW, BEA.email], 'none'])
      await value(bea.security.requestEmailChange({ email: 'bea.neu@example.ch', password: BEA.password }))
      const sent = await readMails()
      await value(opened.visitor().security.cancelEmailChangeByLink({ token: 'x'.repeat(43) }))
      await value(opened.visitor().security.cancelEmailChangeByLink({ token: tokenIn(sent, BEA.email) }))
      expect(await refusal(bea.security.confirmEmailChange({ token: tokenIn(sent, 'bea.neu@example.ch') })))
        .toStrictEqual({ _tag: 'ProofExpired' })
      await value(bea.security.requestEmailChange({ email: 'bea.neu@example.ch', password: BEA.password }))
      await value(bea.security.cancelEmailChange({}))
      expect(await value(bea.security.getEmailChange({}))).toStrictEqual({})
      expect(await refusal(bea.security.requestEmailChange({ email: 'bea.neu@example.ch', password: BEA.password })))
        .toMatchObject({ _tag: 'TooManyAttempts' })
    })

    it('is available to customers only', async () => {
      const { security } = opened.visitor()
      const requests: readonly TE.TaskEither<Failure, unknown>[] = [
        security.getEmailChange({}), security.cancelEmailChange({}), security.confirmEmailChange({ token: 'x'.repeat(43) }),
        security.requestEmailChange({ email: NEW, password: ANNA.password }),
      ]
      for (const one of requests) expect(await refusal(one)).toStrictEqual({ _tag: 'NotSignedIn' })
    })
  })
}
