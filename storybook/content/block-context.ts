import type { BrandChannel } from '../../domain/shop/brand-channel.ts'
import type { BlockContext } from '../../ui/content/block-context.ts'
import { BIOFINITY, BOTTLE, LONG_NAME } from '../listing/listed-sample.ts'

/** The context of a block that is rendered by itself. */
export const blockContext = (brand: BrandChannel = 'iris'): BlockContext => ({
  brand,
  site: { locale: 'de', domain: 'iris.example', origin: 'https://iris.example' },
  toPath: (path) => path,
  rootCategories: [
    { title: 'Kontaktlinsen', to: '/c/lens', image: 'c/iris/lens' },
    { title: 'Pflegemittel', to: '/c/lenscare', image: 'c/iris/lenscare' },
    { title: 'Sonnenbrillen', to: '/c/sunglasses', image: 'c/iris/sunglasses' },
  ],
  support: { phone: '044 000 10 10', email: 'optik@iris.example', workingHours: 'Montag bis Freitag, 8 bis 18 Uhr' },
  products: [BIOFINITY, BOTTLE, LONG_NAME],
  popular: [BIOFINITY, BOTTLE, LONG_NAME],
  assortment: {
    brands: [{ name: 'Acuvue', count: 17 }, { name: 'Biofinity', count: 1 }, { name: 'Dailies', count: 7 }],
    brandCount: 24,
    productCount: 96,
  },
  shippingPrices: [],
  arrivals: { '2025-03-03/2025-03-05': 'Mo., 3. – Mi., 5. März' },
})
