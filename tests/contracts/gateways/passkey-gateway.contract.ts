import type * as TE from 'fp-ts/lib/TaskEither.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Failure } from '../../../domain/refusal.ts'
import { completeEmailLink } from '../../support/complete-email-link.ts'
import { refusal, value } from '../../support/outcome.ts'
import { openPasskeyDevice } from '../../support/passkey-device.ts'
import type { Opened, OpenGateways } from './open-gateways.ts'
import { ANNA, BEA } from './people.ts'

const ORIGIN = 'http://shop.example'
const REFUSED = { _tag: 'PasskeyRefused' }

export const passkeyGatewayContract = (how: string, open: OpenGateways): void => {
  describe(`passkeys, ${how}`, () => {
    let opened: Opened
    beforeAll(async () => {
      opened = await open()
      await value(opened.visitor().identities.signUp(ANNA))
      await completeEmailLink(opened.shop.ports, ANNA)
    })
    afterAll(() => opened.close())

    it('are added under a name, sign in with the current cart, and do not once they are removed', async () => {
      const [here, guest, device] = [opened.visitor(), opened.visitor(), openPasskeyDevice(ORIGIN)]
      await value(here.identities.signIn(ANNA))
      const request = await value(here.passkeys.begin(ANNA.password))
      expect(request).toMatchObject({ host: 'shop.example', email: ANNA.email, fullName: 'Anna Keller', known: [] })
      await value(here.passkeys.add('  Mein   Telefon ', device.make(request)))
      const [passkey] = await value(here.shop.passkey.getPasskeys({}))
      expect(passkey).toMatchObject({ name: 'Mein Telefon', host: 'shop.example' })
      expect((await value(here.passkeys.begin(ANNA.password))).known).toEqual([device.credential])

      const cart = (await value(guest.carts.create('de'))).token
      const signIn = await value(guest.passkeys.beginSignIn())
      expect(signIn).toEqual({ host: 'shop.example', challenge: expect.any(String) })
      const welcome = await value(guest.passkeys.signIn(device.answer(signIn), cart))
      expect(welcome.customer.email).toBe(ANNA.email)
      expect((await value(guest.identities.profile())).email).toBe(ANNA.email)

      await value(here.shop.passkey.removePasskey({ id: passkey?.id ?? '', password: ANNA.password }))
      expect(await value(here.shop.passkey.getPasskeys({}))).toEqual([])
      const later = opened.visitor()
      expect(await refusal(later.passkeys.signIn(device.answer(await value(later.passkeys.beginSignIn()))))).toEqual(REFUSED)
      expect(await refusal(here.shop.passkey.removePasskey({ id: passkey?.id ?? '', password: ANNA.password })))
        .toEqual({ _tag: 'NotFound', what: 'passkey' })
    })

    it('are added and removed with the password, a verified e-mail address, and a name', async () => {
      const [anna, bea, device] = [opened.visitor(), opened.visitor(), openPasskeyDevice(ORIGIN)]
      await value(anna.identities.signIn(ANNA))
      for (const password of [undefined, '', 'nicht7das-richtige'])
        expect(await refusal(anna.passkeys.begin(password))).toEqual({ _tag: 'WrongPassword' })
      expect(await refusal(anna.shop.passkey.removePasskey({ id: 'x'.repeat(22), password: 'nicht7das-richtige' })))
        .toEqual({ _tag: 'WrongPassword' })
      const request = await value(anna.passkeys.begin(ANNA.password))
      for (const name of ['', '  ', 'x'.repeat(61)])
        expect(await refusal(anna.passkeys.add(name, device.make(request)))).toEqual({ _tag: 'InvalidPasskeyName' })
      await value(anna.passkeys.add('Telefon', device.make(request)))
      await value(bea.identities.signUp(BEA))
      expect(await refusal(bea.passkeys.begin(BEA.password))).toEqual({ _tag: 'EmailUnverified' })
      const [ofAnna] = await value(anna.shop.passkey.getPasskeys({}))
      expect(await refusal(bea.shop.passkey.removePasskey({ id: ofAnna?.id ?? '', password: BEA.password })))
        .toEqual({ _tag: 'NotFound', what: 'passkey' })
    })

    it('are available to customers only, except for signing in', async () => {
      const guest = opened.visitor()
      const none = openPasskeyDevice(ORIGIN)
      const request = { ...await value(guest.passkeys.beginSignIn()), shop: 'Iris', holder: 'x', email: 'a', fullName: 'A', known: [] }
      const all: readonly TE.TaskEither<Failure, unknown>[] = [
        guest.shop.passkey.getPasskeys({}), guest.passkeys.begin('x'), guest.passkeys.add('Telefon', none.make(request)),
        guest.shop.passkey.removePasskey({ id: 'x', password: 'x' }),
      ]
      for (const one of all) expect(await refusal(one)).toEqual({ _tag: 'NotSignedIn' })
      expect(await refusal(guest.passkeys.signIn(none.answer(request)))).toEqual(REFUSED)
    })
  })
}
