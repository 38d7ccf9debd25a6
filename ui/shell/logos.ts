import type { BrandChannel } from '../../domain/shop/brand-channel.ts'
import discountlens from './logos/discountlens.svg?no-inline'
import iris from './logos/iris.svg?no-inline'
import lensvision from './logos/lensvision.svg?no-inline'
import mclinsen from './logos/mclinsen.svg?no-inline'
import mrlens from './logos/mrlens.svg?no-inline'

export const LOGOS: { readonly [brand in BrandChannel]: string } = { iris, lensvision, discountlens, mrlens, mclinsen }
