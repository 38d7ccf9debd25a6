import type * as TE from 'fp-ts/lib/TaskEither.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Failure } from '../../../domain/refusal.ts'
import { completeEmailLink } from '../../support/complete-email-link.ts'
import { refusal, value } from '../../support/outcome.ts'
import { openPasskeyDevice } from '../../support/passkey-device.ts'
import type { Opened, OpenStorefront } from './open-storefront.ts'
import { ANNA, BEA } from './people.ts'

const ORIGIN = 'http://shop.example'
const REFUSED = { _tag: 'PasskeyRefused' }

export const passkeyContract = (how: string, open: OpenStorefront): void => {
  describe(`passkeys, ${how}`, () => {
    let opened: Opened
    beforeAll(async () => {
      opened = await open()
      await value(opened.visitor().identity.signUp({ registration: ANNA }))
      await completeEmailLink(opened.shop.ports, ANNA)
    })
    afterAll(() => opened.close())

    it('are added under a name, sign in with the current cart, and do not once they are removed', async () => {
      const [here, guest, device] = [opened.visitor(), opened.visitor(), openPasskeyDevice(ORIGIN)]
      await value(here.identity.signIn({ credentials: ANNA }))
      const request = await value(here.passkey.beginPasskey({ password: ANNA.password }))
      expect(request).toMatchObject({ host: 'shop.example', email: ANNA.email, fullName: 'Anna Keller', known: [] })
      await value(here.passkey.addPasskey({ name: '  Mein   Telefon ', response: device.make(request) }))
      const [passkey] = await value(here.passkey.getPasskeys({}))
      expect(passkey).toMatchObject({ name: 'Mein Telefon', host: 'shop.example' })
      expect((await value(here.passkey.beginPasskey({ password: ANNA.password }))).known).toEqual([device.credential])

      const cart = (await value(guest.cart.createCart({}, 'de'))).token
      const signIn = await value(guest.passkey.beginPasskeySignIn({}))
      expect(signIn).toEqual({ host: 'shop.example', challenge: expect.any(String) })
      const welcome = await value(guest.passkey.signInWithPasskey({ response: device.answer(signIn), cart }))
      expect(welcome.customer.email).toBe(ANNA.email)
      expect((await value(guest.customer.getProfile({}))).email).toBe(ANNA.email)

      await value(here.passkey.removePasskey({ id: passkey?.id ?? '', password: ANNA.password }))
      expect(await value(here.passkey.getPasskeys({}))).toEqual([])
      const later = opened.visitor()
      const response = device.answer(await value(later.passkey.beginPasskeySignIn({})))
      expect(await refusal(later.passkey.signInWithPasskey({ response }))).toEqual(REFUSED)
      expect(await refusal(here.passkey.removePasskey({ id: passkey?.id ?? '', password: ANNA.password })))
        .toEqual({ _tag: 'NotFound', what: 'passkey' })
    })

    it('are added and removed with the password, a verified e-mail address, and a name', async () => {
      const [anna, bea, device] = [opened.visitor(), opened.visitor(), openPasskeyDevice(ORIGIN)]
      await value(anna.identity.signIn({ credentials: ANNA }))
      for (const confirmed of [{}, { password: '' }, { password: 'nicht7das-richtige' }])
        expect(await refusal(anna.passkey.beginPasskey(confirmed))).toEqual({ _tag: 'WrongPassword' })
      expect(await refusal(anna.passkey.removePasskey({ id: 'x'.repeat(22), password: 'nicht7das-richtige' })))
        .toEqual({ _tag: 'WrongPassword' })
      const request = await value(anna.passkey.beginPasskey({ password: ANNA.password }))
      for (const name of ['', '  ', 'x'.repeat(61)])
        expect(await refusal(anna.passkey.addPasskey({ name, response: device.make(request) }))).toEqual({ _tag: 'InvalidPasskeyName' })
      await value(anna.passkey.addPasskey({ name: 'Telefon', response: device.make(request) }))
      await value(bea.identity.signUp({ registration: BEA }))
      expect(await refusal(bea.passkey.beginPasskey({ password: BEA.password }))).toEqual({ _tag: 'EmailUnverified' })
      const [ofAnna] = await value(anna.passkey.getPasskeys({}))
      expect(await refusal(bea.passkey.removePasskey({ id: ofAnna?.id ?? '', password: BEA.password })))
        .toEqual({ _tag: 'NotFound', what: 'passkey' })
    })

    it('are available to customers only, except for signing in', async () => {
      const guest = opened.visitor()
      const none = openPasskeyDevice(ORIGIN)
      const request = {
        ...await value(guest.passkey.beginPasskeySignIn({})), shop: 'Iris', holder: 'x', email: 'a', fullName: 'A', known: [],
      }
      const all: readonly TE.TaskEither<Failure, unknown>[] = [
        guest.passkey.getPasskeys({}), guest.passkey.beginPasskey({ password: 'x' }),
        guest.passkey.addPasskey({ name: 'Telefon', response: none.make(request) }),
        guest.passkey.removePasskey({ id: 'x', password: 'x' }),
      ]
      for (const one of all) expect(await refusal(one)).toEqual({ _tag: 'NotSignedIn' })
      expect(await refusal(guest.passkey.signInWithPasskey({ response: none.answer(request) }))).toEqual(REFUSED)
    })
  })
}
