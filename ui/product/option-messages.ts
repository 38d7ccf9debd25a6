import type { Eye, OptionKey } from '../../domain/prescription/lens-option.ts'
import type { MessageId } from '../messages/message-id.ts'

export const OPTION_MESSAGES: { readonly [key in OptionKey]: MessageId } = {
  sphere: 'product.option.sphere',
  cylinder: 'product.option.cylinder',
  axis: 'product.option.axis',
  radius: 'product.option.radius',
  diameter: 'product.option.diameter',
  add: 'product.option.add',
  dominance: 'product.option.dominance',
  color: 'product.option.color',
}

export const EYE_MESSAGES: { readonly [eye in Eye]: MessageId } = {
  right: 'product.eye.right',
  left: 'product.eye.left',
}

export const EYE_LETTERS: { readonly [eye in Eye]: MessageId } = {
  right: 'product.eye_letter.right',
  left: 'product.eye_letter.left',
}
