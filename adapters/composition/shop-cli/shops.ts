import { BRAND_CHANNELS } from '../../../domain/shop/brand-channel.ts'
import register from '../../seed/shops/register.json' with { type: 'json' }
import type { Command } from './command.ts'
import { countOf } from './count-of.ts'
import { registerFrom } from './register-from.ts'

export const shops: Command = {
  name: 'shops',
  usage: '[FILE] [--demo]',
  description: 'validate the brand configuration in FILE or SHOPS; --demo prints that of the demo',
  argCount: { min: 0, max: 1 },
  flags: { demo: { type: 'boolean' } },
  run: async ({ args: [file], flags }, { configuration, terminal }) => {
    if (flags['demo'] === true) {
      terminal.print([JSON.stringify(register, null, 2)], register)
      return 'done'
    }
    const shopRegister = await registerFrom(file ?? configuration.shops)
    const brands = BRAND_CHANNELS.map((brand) => ({ ...shopRegister.settings(brand), paymentMethods: shopRegister.paymentMethods(brand) }))
    terminal.print(
      brands.map(({ brandChannel, brandName, domain, currency, paymentMethods }) =>
        `${brandChannel}: ${brandName}, ${domain}, ${currency}, ${countOf(paymentMethods.length, 'payment method')}`),
      brands,
    )
    return 'done'
  },
}
