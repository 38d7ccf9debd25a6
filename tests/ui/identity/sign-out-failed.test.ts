import * as TE from 'fp-ts/lib/TaskEither.js'
import { describe, expect, it } from 'vitest'
import { openHeadlessShop } from '../../../adapters/composition/headless/open-headless-shop.ts'
import { SignOut } from '../../../application/storefront/identity/sign-out.ts'
import account from '../../../ui/messages/account.json' with { type: 'json' }
import { browse, replacing } from '../checkout/browse.tsx'
import { elements, textOf } from '../../support/html.ts'

const ANNA = { email: 'anna.keller@example.ch', password: 'sehr7gute-sicht', firstName: 'Anna', lastName: 'Keller' }

/** The target of the form with this button. */
const formWith = (html: string, word: string): string | undefined =>
  elements(html, 'form[method=post]').find((form) => textOf(form).includes(word))?.attribs['action']

describe('a failed sign-out', () => {
  it('is reported, and retried by the same button, until it works', async () => {
    const visitor = openHeadlessShop().visitor({ locale: 'fr' })
    await visitor.signUp(ANNA)
    const silent = browse(replacing(visitor, SignOut, () => TE.left({ _tag: 'ServiceUnavailable' })))
    const again = account['account.sign_out_again'].fr
    const first = await silent.post('/fr/logout', {})
    expect([first.status, first.words.includes(account['account.sign_out_failed'].fr)]).toEqual([503, true])
    expect(first.words).toContain('Votre session est encore ouverte sur cet appareil. La boutique ne répond pas')
    const path = formWith(first.html, again)
    expect(path).toBe('/fr/logout')
    const second = await silent.post(path ?? '', {})
    expect([second.status, formWith(second.html, again)]).toEqual([503, '/fr/logout'])
    expect((await visitor.loadProfile())._tag).toBe('SignedIn')
    const third = await browse(visitor).post(path ?? '', {})
    expect([third.status, third.location]).toEqual([302, '/fr/'])
    expect((await visitor.loadProfile())._tag).toBe('Guest')
  })
})
