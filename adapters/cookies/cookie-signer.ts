import { createHmac, timingSafeEqual } from 'node:crypto'

/** Signs cookie values so that only the shop can write them. The name is signed too, so a value cannot be moved to another cookie. */
export interface CookieSigner {
  readonly sign: (name: string, value: string) => string
  /** The value that was signed under this name, by this secret or a former one; `undefined` for anything else. */
  readonly read: (name: string, signed: string) => string | undefined
}

const hmac = (secret: string, text: string): Buffer => createHmac('sha256', secret).update(text).digest()

const SIGNED = /^(.+)\.([\w-]{43})$/s

export const makeCookieSigner = (secret: string, formerSecrets: readonly string[] = []): CookieSigner => {
  const keys = [secret, ...formerSecrets].map((key) => hmac(key, 'signed cookie').toString('hex'))
  const signature = (key: string, name: string, value: string): string => hmac(key, `${name}=${value}`).toString('base64url')
  return {
    sign: (name, value) => `${value}.${signature(keys[0] ?? '', name, value)}`,
    read: (name, signed) => {
      const [, value, received] = SIGNED.exec(signed) ?? []
      if (value === undefined || received === undefined) return undefined
      return keys.some((key) => timingSafeEqual(Buffer.from(received), Buffer.from(signature(key, name, value)))) ? value : undefined
    },
  }
}
