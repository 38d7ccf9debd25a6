import * as TE from 'fp-ts/lib/TaskEither.js'
import { describe, expect, it } from 'vitest'
import { openHeadlessShop } from '../../../adapters/composition/headless/open-headless-shop.ts'
import { LOCALES } from '../../../domain/shop/locale.ts'
import signInLink from '../../../ui/messages/sign-in-link.json' with { type: 'json' }
import password from '../../../ui/messages/password.json' with { type: 'json' }
import refusals from '../../../ui/messages/refusals.json' with { type: 'json' }
import shared from '../../../ui/messages/account-shared.json' with { type: 'json' }
import { addSignInMethods, resetLink } from '../../support/add-sign-in-methods.ts'
import { element, textOf } from '../../support/html.ts'
import { tokenIn } from '../../support/sign-in-methods.ts'
import { browse } from '../checkout/browse.tsx'

const ANNA = { email: 'anna.keller@example.ch', password: 'sehr7gute-sicht', firstName: 'Anna', lastName: 'Keller' }
const HISTORY = '/my-account/history'
const [FOREIGN, DECLINE] = [signInLink['sign_in_link.other_browser'].de, signInLink['sign_in_link.decline'].de]

/** Anna has an account. */
const open = async () => {
  const shop = openHeadlessShop()
  const anna = shop.visitor()
  await anna.signUp(ANNA)
  await anna.verifyEmail({ token: tokenIn('claim', (await shop.mails()).at(-1)), password: ANNA.password })
  const forgotten = async (prefix = '') => {
    await browse(shop.visitor(prefix === '' ? {} : { locale: 'fr' })).post(`${prefix}/forgot-password`, { email: ANNA.email })
    return tokenIn('password', (await shop.mails()).at(-1))
  }
  return { shop, anna, forgotten }
}

describe('the page for a forgotten password', () => {
  it('AS-LOGIN-11 AS-LOGIN-12 I7 answers everybody alike and shows the typed address, as text', async () => {
    const { shop } = await open()
    const send = async (email: string) => {
      const { status, html } = await browse(shop.visitor()).post('/forgot-password', { email: ` ${email} ` })
      return { status, html: html.replaceAll(email, 'E') }
    }
    const [known, unknown] = [await send(ANNA.email), await send('nobody.there@example.ch')]
    expect(known).toEqual(unknown)
    expect([known.status, known.html.includes('>E<')]).toEqual([200, true])
    expect(known.html).toContain(password['password.sent_title'].de)
    const begin = () => TE.left({ _tag: 'ServiceUnavailable' } as const)
    const broken = openHeadlessShop({ ...shop.ports, proofs: { ...shop.ports.proofs, begin } })
    const { html } = await browse(broken.visitor()).post('/forgot-password', { email: ANNA.email })
    expect(html.replaceAll(ANNA.email, 'E')).toBe(known.html)
  })

  it('asks again for an invalid address, and is linked from the sign-in', async () => {
    const { shop } = await open()
    const browser = browse(shop.visitor())
    expect((await browser.get('/login')).html).toContain('href="/forgot-password"')
    const form = await browser.get('/forgot-password')
    expect([form.status, form.headers.get('cache-control')]).toEqual([200, 'no-store'])
    for (const [typed, message] of [['', 'validation.this_field_is_required'], ['<b>x', 'validation.invalid_email']] as const) {
      const { status, words, html } = await browser.post('/forgot-password', { email: typed })
      expect([status, words.includes(refusals[message].de), html.includes('<b>x')]).toEqual([422, true, false])
    }
  })
})

describe('the page for a new password', () => {
  it('AS-PWD-01 AS-PWD-02 accepts a password of eight characters with a letter and a digit, and nothing less', async () => {
    const { shop, forgotten } = await open()
    const path = `/reset-password?token=${await forgotten()}`
    const browser = browse(shop.visitor())
    for (const [weak, message] of [['abcdef1', 'too_short'], ['abcdefgh', 'needs_letter_and_digit'], ['password1', 'common']] as const) {
      const { status, words, headers } = await browser.post(path, { password: weak })
      const isReported = words.includes(refusals[`validation.password_${message}`].de)
      expect([weak, status, isReported, headers.get('referrer-policy')]).toEqual([weak, 422, true, 'no-referrer'])
    }
    expect((await browser.post(path, { password: 'äöüxäöü1' })).location).toBe(HISTORY)
    const own = await browser.get(HISTORY)
    expect([own.status, own.location]).toEqual([200, undefined])
    expect(await shop.visitor().signIn({ ...ANNA, password: 'äöüxäöü1' })).toMatchObject({ firstName: 'Anna' })
    await expect(shop.visitor().signIn(ANNA)).rejects.toThrow('WrongCredentials')
  })

  it('AS-ROUTE-23 H-S04 has three addresses, masks the account, warns, and no GET uses the link up', async () => {
    const { shop, forgotten } = await open()
    const token = await forgotten()
    for (const name of ['reset-password', 'ResetPassword', 'AsyncResetPassword', 'fr/reset-password']) {
      const { status, html, headers } = await browse(shop.visitor()).get(`/${name}?token=${token}`)
      expect([name, status, html.includes('a•••@example.ch'), html.includes('anna.keller'), html.includes('name="password"')])
        .toEqual([name, 200, true, false, true])
      expect(html, 'H-S04').toContain(signInLink['sign_in_link.other_browser'][name.startsWith('fr') ? 'fr' : 'de'])
      expect([headers.get('cache-control'), headers.get('referrer-policy')]).toEqual(['no-store', 'no-referrer'])
    }
    const pressed = await browse(shop.visitor()).post(`/AsyncResetPassword?token=${token}`, { password: 'mein9eigenes-neues' })
    expect(pressed.location).toBe(HISTORY)
  })

  it('H-S04 lets a visitor continue without the account, and warns nobody whose browser requested the link', async () => {
    const { shop, forgotten } = await open()
    const requesting = browse(shop.visitor())
    await requesting.post('/forgot-password', { email: ANNA.email })
    const token = tokenIn('password', (await shop.mails()).at(-1))
    const warned = async (browser: typeof requesting, link: string): Promise<readonly boolean[]> => {
      const { words } = await browser.get(`/reset-password?token=${link}`)
      return [words.includes('a•••@example.ch'), words.includes(FOREIGN), words.includes(DECLINE)]
    }
    expect(await warned(requesting, token)).toEqual([true, false, false])
    expect(await warned(browse(shop.visitor()), token)).toEqual([true, true, true])
    expect(await warned(requesting, await forgotten())).toEqual([true, true, true])
  })

  it('G3 says that a link is invalid, used or expired after an hour, and offers a new one', async () => {
    const { shop, forgotten } = await open()
    const [used, late] = [await forgotten(), await forgotten()]
    const dead = async (token: string) => {
      const browser = browse(shop.visitor())
      const page = await browser.get(`/reset-password?token=${token}`)
      const pressed = await browser.post(`/reset-password?token=${token}`, { password: 'noch7ein-anderes' })
      return [page, pressed].map(({ html, location }) => {
        const [isExpired, leads] = [html.includes(password['password.link_expired'].de), html.includes('href="/forgot-password"')]
        return [isExpired, leads, html.includes('name="password"'), location]
      })
    }
    const message = [true, true, false, undefined]
    for (const wrong of ['', 'x'.repeat(43), used.toLowerCase()]) expect(await dead(wrong)).toEqual([message, message])
    shop.clock.advance(3_600_000)
    expect(await dead(late)).toEqual([message, message])
    const fresh = await forgotten()
    await browse(shop.visitor()).post(`/reset-password?token=${fresh}`, { password: 'mein9eigenes-neues' })
    expect([await dead(fresh), await dead(used)]).toEqual([[message, message], [message, message]])
  })

  it('S21 G4 ends every session, notifies the owner in the language of the page, and rejects a link of another purpose', async () => {
    const { shop, anna, forgotten } = await open()
    const token = await forgotten('/fr')
    const other = shop.visitor()
    await other.signUp({ ...ANNA, email: 'bea@example.ch' })
    const claim = tokenIn('claim', (await shop.mails()).at(-1))
    expect((await browse(shop.visitor()).get(`/reset-password?token=${claim}`)).html).toContain(password['password.link_expired'].de)
    expect((await browse(shop.visitor()).get(`/confirm-email/${token}`)).status).toBe(200)
    await expect(shop.visitor().verifyEmail({ token, password: 'mein9eigenes-neues' })).rejects.toThrow('ProofExpired')
    const elsewhere = await browse(shop.visitor({ brand: 'mrlens' })).get(`/reset-password?token=${token}`)
    expect(elsewhere.html).toContain(password['password.link_expired'].de_informal)
    await browse(shop.visitor({ locale: 'fr' })).post(`/fr/reset-password?token=${token}`, { password: 'mein9eigenes-neues' })
    await expect(anna.shop.order.listOrders({ page: 1 })).rejects.toThrow('NotSignedIn')
    const notice = (await shop.mails()).at(-1)
    expect([notice?.to, notice?.subject, notice?.text.includes('/fr/forgot-password'), tokenIn('password', notice)])
      .toEqual([ANNA.email, 'Votre mot de passe chez Iris a été modifié', true, 'none'])
  })

  it.each(LOCALES)('names in page and mail the sign-in methods that were removed, and none otherwise (%s)', async (locale) => {
    const { shop } = await open()
    const [before = '', after = ''] = shared['security.methods_removed'][locale].split('{methods}')
    const prefix = locale === 'de' ? '' : `/${locale}`
    const reset = async (fields: Readonly<Record<string, string>> = {}) => {
      const browser = browse(shop.visitor({ locale }))
      const path = `${prefix}/reset-password?token=${await resetLink(shop.ports, ANNA.email)}`
      const chosen = await browser.post(path, { password: 'mein9eigenes-neues', ...fields })
      const { location } = chosen
      const { status, html } = location === undefined ? chosen : await browser.get(location)
      expect((await browser.get(HISTORY)).status).toBe(200)
      const page = textOf(html)
      const isInSight = element(html, '[tabindex="-1"][autofocus] > [role=status]') !== undefined
      return { location, status, isInSight, page, mail: (await shop.mails()).at(-1)?.text ?? '' }
    }
    for (const fields of [{}, { keep: 'yes' }]) {
      if ('keep' in fields) await addSignInMethods(shop.ports, ANNA.email)
      const { location, page, mail } = await reset(fields)
      expect([location, page.includes(before), mail.includes(before)]).toEqual([`${prefix}${HISTORY}`, false, false])
    }
    const { location, status, isInSight, page, mail } = await reset()
    expect([location, status, isInSight]).toEqual([undefined, 200, true])
    const passkey = { de: '1 Passkey', en: '1 passkey', fr: '1 clé d’accès', it: '1 passkey' }[locale]
    const and = { de: 'und', en: 'and', fr: 'et', it: 'e' }[locale]
    expect(page).toContain(`${before}Google ${and} ${passkey}${after}`)
    expect(mail).toContain(`${before}Google, ${passkey}${after}`)
  })

  it('is translated into four languages', () => {
    for (const texts of Object.values(password)) expect(Object.keys(texts)).toEqual(expect.arrayContaining([...LOCALES]))
  })
})
