import type { TokenMaker } from '../../application/commerce/shop/token-maker.port.ts'

/** Predictable tokens in the real format. */
export const countedTokens = (): TokenMaker => {
  let made = 0
  return {
    make: () => {
      made += 1
      return `token-${String(made).padStart(16, '0')}`
    },
  }
}
