import type { Responsive } from '../../../domain/content/responsive.ts'
import type { Spread, Story } from './block-form.ts'
import type { Field } from './content-fields.ts'

/** `size`, `size_tablet`, `size_desktop`: a width without a value inherits that of the next narrower one. */
export const byWidth = <A>(name: string, codec: Field<A>): Spread<Responsive<A>> => {
  const read = (input: unknown): A => {
    const decoded = codec.decode(input)
    if (decoded._tag === 'Left') throw new Error(`The field ${name} refuses what stands in it`)
    return decoded.right
  }
  const at = (story: Story, width: string, narrower: A): A => {
    const value = story[`${name}_${width}`]
    return value === undefined || value === null || value === '' ? narrower : read(value)
  }
  return {
    _tag: 'Spread',
    read: (story) => {
      const mobile = read(story[name])
      const tablet = at(story, 'tablet', mobile)
      return { mobile, tablet, desktop: at(story, 'desktop', tablet) }
    },
    write: ({ mobile, tablet, desktop }) => ({
      [name]: codec.encode(mobile), [`${name}_tablet`]: codec.encode(tablet), [`${name}_desktop`]: codec.encode(desktop),
    }),
  }
}
