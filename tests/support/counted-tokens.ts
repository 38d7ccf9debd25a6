import type { TokenMaker } from '../../application/commerce/shop/token-maker.port.ts'

/** Tokens of the right shape that everybody can guess. */
export const countedTokens = (): TokenMaker => {
  let made = 0
  return {
    make: () => {
      made += 1
      return `token-${String(made).padStart(16, '0')}`
    },
  }
}
