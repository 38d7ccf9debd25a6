import type * as TE from 'fp-ts/lib/TaskEither.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Failure } from '../../../domain/refusal.ts'
import { addSignInMethods, resetLink, signInMethodsOf } from '../../support/add-sign-in-methods.ts'
import { completeEmailLink } from '../../support/complete-email-link.ts'
import { refusal, value } from '../../support/outcome.ts'
import type { Opened, OpenStorefront } from './open-storefront.ts'
import { ANNA, BEA } from './people.ts'

const NEW = 'mein9eigenes-neues'

export const securityContract = (how: string, open: OpenStorefront): void => {
  describe(`the sign-in methods of a customer, ${how}`, () => {
    let opened: Opened
    beforeAll(async () => {
      opened = await open()
      await value(opened.visitor().identity.signUp({ registration: ANNA }))
      await completeEmailLink(opened.shop.ports, ANNA)
    })
    afterAll(() => opened.close())

    it('AS-CALL-11 AS-CALL-12 S21 change the own password, and end all sessions but this one', async () => {
      const [here, phone] = [opened.visitor(), opened.visitor()]
      for (const device of [here, phone]) await value(device.identity.signIn({ credentials: ANNA }))
      expect(await value(here.security.getSignInMethods({}))).toStrictEqual({ hasPassword: true })
      await value(here.security.changeMyPassword({ current: ANNA.password, next: NEW, confirmed: NEW }))
      expect((await value(here.customer.getProfile({}))).email).toBe(ANNA.email)
      expect(await refusal(phone.customer.getProfile({}))).toStrictEqual({ _tag: 'NotSignedIn' })
      expect(await refusal(phone.identity.signIn({ credentials: ANNA }))).toStrictEqual({ _tag: 'WrongCredentials' })
      await value(phone.identity.signIn({ credentials: { ...ANNA, password: NEW } }))
    })

    it('AS-CALL-12 report the errors of the old password, the new one and its repetition, and change nothing then', async () => {
      const bea = opened.visitor()
      await value(bea.identity.signUp({ registration: BEA }))
      const request = { current: BEA.password, next: NEW, confirmed: NEW }
      const refusalOf = (other: Partial<typeof request>) => refusal(bea.security.changeMyPassword({ ...request, ...other }))
      expect(await refusalOf({ current: 'nicht7das-richtige' })).toStrictEqual({ _tag: 'WrongPassword' })
      expect(await refusalOf({ current: 'x'.repeat(5000) })).toStrictEqual({ _tag: 'WrongPassword' })
      expect(await refusalOf({ confirmed: `${NEW} ` })).toStrictEqual({ _tag: 'PasswordsDiffer' })
      for (const [input, why] of [['abcdef1', 'too_short'], ['abcdefgh', 'needs_letter_and_digit'], ['password1', 'common']] as const)
        expect(await refusalOf({ next: input, confirmed: input })).toStrictEqual({ _tag: 'WeakNewPassword', why })
      await value(opened.visitor().identity.signIn({ credentials: BEA }))
      expect((await value(bea.customer.getProfile({}))).email).toBe(BEA.email)
    })

    it('AS-CALL-08 I12 list the active sessions, end one of them, and all others', async () => {
      const devices = [opened.visitor(), opened.visitor(), opened.visitor(), opened.visitor()] as const
      const [here, phone, paymentProvider, tablet] = devices
      const carla = { ...BEA, email: 'carla@example.ch' }
      await value(here.identity.signUp({ registration: carla }))
      for (const device of [phone, paymentProvider, tablet]) await value(device.identity.signIn({ credentials: carla }))
      const listed = await value(here.security.getSessions({}))
      expect(listed.map(({ isHere }) => isHere).toSorted((one, other) => Number(one) - Number(other))).toEqual([false, false, false, true])
      const own = (await value(phone.security.getSessions({}))).find(({ isHere }) => isHere)
      await value(here.security.endSession({ id: own?.id ?? '' }))
      expect(await refusal(phone.customer.getProfile({}))).toStrictEqual({ _tag: 'NotSignedIn' })
      expect(await refusal(here.security.endSession({ id: own?.id ?? '' }))).toStrictEqual({ _tag: 'NotFound', what: 'session' })
      expect((await value(paymentProvider.customer.getProfile({}))).email).toBe(carla.email)
      await value(here.security.endOtherSessions({}))
      for (const device of [paymentProvider, tablet]) expect(
        await refusal(device.customer.getProfile({})),
      ).toStrictEqual({ _tag: 'NotSignedIn' })
      expect(await value(here.security.getSessions({}))).toHaveLength(1)
      await value(here.identity.signOut({}))
      expect(await refusal(here.security.getSessions({}))).toStrictEqual({ _tag: 'NotSignedIn' })
    })

    it('H-S06 R4 remove linked providers and passkeys by choice, and with a reset unless they are kept', async () => {
      const { shop: { ports }, visitor } = opened
      const dora = { ...BEA, email: 'dora@example.ch' }
      const [here, there] = [visitor(), visitor()]
      await value(here.identity.signUp({ registration: dora }))
      await completeEmailLink(ports, dora)
      await value(here.identity.signIn({ credentials: dora }))
      const methods = () => signInMethodsOf(ports, dora.email)
      await addSignInMethods(ports, dora.email)
      await value(here.security.endOtherSessions({}))
      expect(await refusal(here.security.endOtherSessions({ isRevoking: true }))).toStrictEqual({ _tag: 'WrongPassword' })
      expect(await refusal(here.security.endOtherSessions({ isRevoking: true, password: NEW })))
        .toStrictEqual({ _tag: 'WrongPassword' })
      await value(here.security.changeMyPassword({ current: dora.password, next: NEW, confirmed: NEW }))
      expect(await methods()).toEqual(['google', 'Telefon'])
      await value(here.security.endOtherSessions({ isRevoking: true, password: NEW }))
      expect(await methods()).toEqual([])
      await addSignInMethods(ports, dora.email)
      await value(here.security.changeMyPassword({ current: NEW, next: dora.password, confirmed: dora.password, isRevoking: true }))
      expect(await methods()).toEqual([])
      await addSignInMethods(ports, dora.email)
      const reset = async (isRevoking?: boolean) => {
        const token = await resetLink(ports, dora.email)
        const seen = await value(there.identity.readEmailLink({ token, purpose: 'password' }))
        expect(seen.revocable).toEqual({ providers: ['google'], passkeys: 1 })
        const answer = { token, password: NEW, ...(isRevoking === undefined ? {} : { isRevoking }) }
        await value(there.identity.resetPassword({ answer }))
      }
      await reset(false)
      expect(await methods()).toEqual(['google', 'Telefon'])
      await reset()
      expect(await methods()).toEqual([])
    })

    it('are available to customers only', async () => {
      const { security } = opened.visitor()
      const operations: readonly TE.TaskEither<Failure, unknown>[] =
        [
          security.getSignInMethods({}), security.getSessions({}), security.endSession({ id: 'x'.repeat(22) }),
          security.endOtherSessions({}),
        ]
      for (const one of operations) expect(await refusal(one)).toStrictEqual({ _tag: 'NotSignedIn' })
      expect(await refusal(security.changeMyPassword({ current: ANNA.password, next: NEW, confirmed: NEW })))
        .toStrictEqual({ _tag: 'NotSignedIn' })
    })
  })
}
