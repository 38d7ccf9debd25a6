import { hash, verify } from '@node-rs/argon2'
import type { PasswordHasher } from '../../application/commerce/identity/password-hasher.port.ts'

/** Argon2id, the library's own choice, with 19 MiB, two rounds, one lane: what OWASP asks for at least. Memory in KiB. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Few enough at once that the rest of the process keeps its threads. */
const AT_ONCE = 2

const inTurn = () => {
  const waiting: (() => void)[] = []
  let running = 0
  return async <Value>(work: () => Promise<Value>): Promise<Value> => {
    if (running >= AT_ONCE) await new Promise<void>((resolve) => { waiting.push(resolve) })
    else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}

/** Hashes by Argon2id; without a hash to compare with, one that fits nothing is checked, so that both take as long. */
export const argon2Passwords = (): PasswordHasher => {
  const turn = inTurn()
  const nobody = turn(() => hash('nobody has this password', COST))
  return {
    hash: (password) => () => turn(() => hash(password, COST)),
    matches: (known, password) => async () => {
      const against = known ?? (await nobody)
      const isRight = await turn(() => verify(against, password))
      return known !== undefined && isRight
    },
  }
}
