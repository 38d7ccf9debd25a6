import { isBrandChannel } from '../../../domain/shop/brand-channel.ts'
import type { BrandChannel } from '../../../domain/shop/brand-channel.ts'
import discountlensIcon from './discountlens-icon.svg?raw'
import discountlens from './discountlens.svg?raw'
import irisIcon from './iris-icon.svg?raw'
import iris from './iris.svg?raw'
import lensvisionIcon from './lensvision-icon.svg?raw'
import lensvision from './lensvision.svg?raw'
import mclinsenIcon from './mclinsen-icon.svg?raw'
import mclinsen from './mclinsen.svg?raw'
import mrlensIcon from './mrlens-icon.svg?raw'
import mrlens from './mrlens.svg?raw'

const LOGOS: { readonly [brand in BrandChannel]: { readonly whole: string; readonly icon: string } } = {
  iris: { whole: iris, icon: irisIcon },
  lensvision: { whole: lensvision, icon: lensvisionIcon },
  discountlens: { whole: discountlens, icon: discountlensIcon },
  mrlens: { whole: mrlens, icon: mrlensIcon },
  mclinsen: { whole: mclinsen, icon: mclinsenIcon },
}

/** `iris.svg` is the whole logo, 167 by 67; `iris-icon.svg` its icon alone. */
export const logoFile = (name: string): string | undefined => {
  const [, brand = '', icon] = /^([a-z]+?)(-icon)?\.svg$/.exec(name) ?? []
  if (!isBrandChannel(brand)) return undefined
  return icon === undefined ? LOGOS[brand].whole : LOGOS[brand].icon
}
