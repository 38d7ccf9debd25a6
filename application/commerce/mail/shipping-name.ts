import { shippingLabelKey } from '../../../domain/delivery/shipping-label.ts'
import type { Say } from './mail-texts.port.ts'

/** The name of a shipping method; an unknown one by its code (decision A30). */
export const shippingName = (code: string, say: Say): string => {
  const label = shippingLabelKey(code)
  return label === undefined ? code : say(label)
}
