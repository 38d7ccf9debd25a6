import type { SocialProvider } from '../../domain/identity/social-provider.ts'
import css from './Social.module.css'

const MARKS: { readonly [provider in SocialProvider]: readonly (readonly [colour: string, path: string])[] } = {
  google: [
    ['#4285f4', 'M22.6 12.2c0-.8-.1-1.5-.2-2.2H12v4.3h5.9a5 5 0 0 1-2.2 3.3v2.8h3.6c2.1-2 3.3-4.8 3.3-8.2z'],
    ['#34a853', 'M12 23c3 0 5.5-1 7.3-2.7l-3.6-2.8a6.6 6.6 0 0 1-9.8-3.5H2.2v2.9A11 11 0 0 0 12 23z'],
    ['#fbbc05', 'M5.9 14a6.6 6.6 0 0 1 0-4.2V6.9H2.2a11 11 0 0 0 0 9.9z'],
    ['#ea4335', 'M12 5.4c1.6 0 3.1.6 4.2 1.7l3.2-3.2A11 11 0 0 0 2.2 6.9l3.7 2.9A6.6 6.6 0 0 1 12 5.4z'],
  ],
  apple: [['currentColor',
    'M17.1 12.7c0-2.4 2-3.6 2.1-3.6a4.5 4.5 0 0 0-3.6-2c-1.5-.1-3 .9-3.7.9s-2-.9-3.2-.9' +
    'A4.8 4.8 0 0 0 4.6 9.6c-1.7 3-.4 7.4 1.2 9.8.8 1.2 1.8 2.5 3.1 2.4 1.2 0 1.7-.8 3.2-.8' +
    's1.9.8 3.2.8 2.2-1.2 3-2.4c.9-1.3 1.3-2.6 1.3-2.7-.1 0-2.5-1-2.5-4zM14.7 5.6' +
    'a4.3 4.3 0 0 0 1-3.1 4.4 4.4 0 0 0-2.8 1.5 4.1 4.1 0 0 0-1.1 3 3.6 3.6 0 0 0 2.9-1.4z']],
  facebook: [['#1877f2',
    'M23 12a11 11 0 1 0-12.7 10.9v-7.7H7.5V12h2.8V9.6c0-2.8 1.6-4.3 4.1-4.3 1.2 0 2.5.2 2.5.2v2.7h-1.4' +
    'c-1.4 0-1.8.9-1.8 1.7V12h3l-.5 3.2h-2.5v7.7A11 11 0 0 0 23 12z']],
}

/** The logo of the provider; its name is beside it. */
export const ProviderMarkView = ({ provider }: { readonly provider: SocialProvider }) => (
  <svg className={css['mark']} viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
    {MARKS[provider].map(([colour, path]) => <path key={colour} fill={colour} d={path} />)}
  </svg>
)
