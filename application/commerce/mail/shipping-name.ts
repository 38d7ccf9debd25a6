import { shippingLabelKey } from '../../../domain/delivery/shipping-label.ts'
import type { Say } from './mail-texts.port.ts'

/** A way to ship by its name; one nobody knows by its code (decision A30). */
export const shippingName = (code: string, say: Say): string => {
  const label = shippingLabelKey(code)
  return label === undefined ? code : say(label)
}
