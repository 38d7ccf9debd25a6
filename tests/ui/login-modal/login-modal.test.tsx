import { describe, expect, it } from 'vitest'
import { formOf } from '../../../ui/login-modal/form-of-mode.ts'
import { requestedMode, requestedTarget, LOGIN_MODES } from '../../../ui/login-modal/login-mode.ts'
import { InjectorContext, type Injector } from '../../../ui/binding/injector.ts'
import { AccountGreeting } from '../../../ui/shell/AccountGreeting.tsx'
import { elements, textOf } from '../../support/html.ts'
import { renderedStory } from '../../support/render-story.tsx'
import { renderedView } from '../../support/render-view.tsx'

const STORIES = {
  'login': 'SignIn', 'register': 'Register', 'forgot-password': 'ForgotPassword', 'thank-you-after-forgotten': 'ForgotPasswordMailSent',
  'how-to-passwordless-login': 'WithoutPassword',
} as const satisfies { readonly [mode in (typeof LOGIN_MODES)[number]]: string }

const display = (mode: keyof typeof STORIES): Promise<string> =>
  renderedStory(`identity/LoginModal#${STORIES[mode]}`, { locale: 'de', brand: 'iris' })

describe('the sign-in dialog', () => {
  it('AS-LOGIN-01 has five modes, each with its own heading', async () => {
    const headingOf = async (mode: keyof typeof STORIES) => textOf(await display(mode), 'h2')
    const headings = await Promise.all(LOGIN_MODES.map(headingOf))
    expect(headings).toEqual(['Anmelden', 'Konto erstellen', 'Passwort vergessen', 'Sehen Sie in Ihr Postfach', 'Mit dem Link anmelden'])
  })

  it('AS-LOGIN-02 explains in steps how to sign in without a password', async () => {
    const html = await display('how-to-passwordless-login')
    expect(html).toContain('So melden Sie sich an:')
    expect(elements(html, 'ol > li')).toHaveLength(3)
  })

  it('AS-ERRCAT-02 shows the error of its mode', () => {
    expect([formOf('login')?.failed, formOf('register')?.failed]).toEqual(['login_failed', 'register_failed'])
  })

  it('AS-QUERY-01 AS-QUERY-02 opens by an address parameter: to sign in, or by any other value to register', () => {
    const send = (values: string) => requestedMode(`?auth_modal=${values}`)
    expect(['login', 'register', 'xyz', '', 'login&auth_modal=x'].map(send))
      .toEqual(['login', 'register', 'register', undefined, 'login'])
    expect(requestedMode('')).toBeUndefined()
  })

  it('AS-QUERY-10 redirects to the address parameter, or back to the page without it', () => {
    const at = (search: string) => requestedTarget({ pathname: '/c/lens', search })
    expect(at('?auth_modal=login&redirectUrl=/cart')).toBe('/cart')
    expect(at('?auth_modal=login&page=2&hash=secret')).toBe('/c/lens?page=2')
    expect(at('?auth_modal=login')).toBe('/c/lens')
  })
})

describe('the header', () => {
  const greeting = (tone: 'formal' | 'informal', names = { firstName: 'Anna', lastName: 'Muster' }) => {
    const injector: Injector = { get: () => ({ tone }) as never }
    return renderedView(<InjectorContext value={injector}><AccountGreeting customer={names as never} /></InjectorContext>, { tone })
  }

  it('AS-LOGIN-07 AS-LOGIN-08 greets by first name in informal shops, by last name in formal ones, and without a name', async () => {
    expect(await greeting('informal')).toBe('Hallo Anna')
    expect(await greeting('formal')).toBe('Guten Tag Muster')
    expect(await greeting('formal', { firstName: 'Anna', lastName: '' })).toBe('Guten Tag')
  })

  it('AS-LOGIN-09 AS-CONST-03 greets by 22 letters of a long name, by all of a shorter one, and without a name', async () => {
    const named = (lastName: string) => greeting('formal', { firstName: 'Anna', lastName })
    expect(await named('Müller-Lüdenscheidt-Bernasconi')).toBe('Guten Tag Müller-Lüdenscheidt-Be…')
    expect(await named('M'.repeat(22))).toBe(`Guten Tag ${'M'.repeat(22)}`)
    expect(await named('M'.repeat(23))).toBe(`Guten Tag ${'M'.repeat(22)}…`)
    expect(await named('')).toBe('Guten Tag')
  })
})
