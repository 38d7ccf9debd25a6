/** One cookie: its name and how long it lives, in seconds. */
export type Cookie = {
  readonly name: string
  readonly maxAge: number
  /** Out of reach of scripts. */
  readonly isSecret?: boolean
}

const HOUR = 3600
const DAY = 24 * HOUR

/** Every cookie of a purchase, all for the whole site (Commerce §9, Account §9). */
export const COOKIES = {
  cart: { name: 'cart_id', maxAge: 30 * DAY },
  signedIn: { name: 'vsf-signed-in', maxAge: 30 * DAY },
  referer: { name: 'vsf-referer', maxAge: 4 * HOUR },
  campaign: { name: 'vsf-atc', maxAge: 4 * HOUR },
  visitor: { name: 'vsf-uid', maxAge: 4 * HOUR },
  loginLink: { name: 'vsf-login-link', maxAge: 24 * HOUR },
  tracking: { name: 'vsf-tracking', maxAge: 7 * DAY },
  emailReorder: { name: 'vsf-email-reorder', maxAge: 24 * HOUR },
  delivery: { name: 'vsf-delivery', maxAge: 24 * HOUR },
  consent: { name: 'vsf-consent', maxAge: 180 * DAY },
  locale: { name: 'vsf-locale', maxAge: 365 * DAY },
} as const satisfies { readonly [purpose: string]: Cookie }

/** The session itself. The prefix keeps any other host of the domain from setting it; browsers want https for that. */
export const sessionCookie = ({ secure }: { readonly secure: boolean }): Cookie => ({
  name: secure ? '__Host-access_token' : 'access_token',
  maxAge: 30 * DAY,
  isSecret: true,
})
