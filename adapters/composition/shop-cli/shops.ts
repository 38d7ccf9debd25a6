import { BRAND_CHANNELS } from '../../../domain/shop/brand-channel.ts'
import register from '../../seed/shops/register.json' with { type: 'json' }
import type { Command } from './command.ts'
import { registerFrom } from './register-from.ts'

/** How the brands are set up: asked of a file before a shop is opened with it. */
export const shops: Command = {
  name: 'shops',
  usage: '[FILE] [--demo]',
  about: 'says how the brands are set up by FILE, or by SHOPS, and names every fault; --demo writes the register of the demo',
  words: { from: 0, to: 1 },
  flags: { demo: { type: 'boolean' } },
  run: async ({ words: [file], flags }, { configuration, terminal }) => {
    if (flags['demo'] === true) {
      terminal.answer([JSON.stringify(register, null, 2)], register)
      return 'done'
    }
    const set = await registerFrom(file ?? configuration.shops)
    const brands = BRAND_CHANNELS.map((brand) => ({ ...set.settings(brand), paymentMethods: set.paymentMethods(brand) }))
    terminal.answer(
      brands.map(({ brandChannel, brandName, domain, currency, paymentMethods }) =>
        `${brandChannel}: ${brandName}, ${domain}, ${currency}, ${paymentMethods.length} ways to pay`),
      brands,
    )
    return 'done'
  },
}
