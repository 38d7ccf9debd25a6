import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Carousel } from '../design/Carousel.tsx'

type Props = { readonly slides: readonly ReactNode[]; readonly view: 'one' | 'several'; readonly name: string }

/** A carousel with labels in the visitor's language. */
export const Slides = ({ slides, view, name }: Props) => {
  const intl = useIntl()
  return (
    <Carousel
      slides={slides}
      view={view}
      name={name === '' ? undefined : name}
      words={{
        previous: intl.formatMessage({ id: 'design.previous' }),
        next: intl.formatMessage({ id: 'design.next' }),
        pause: intl.formatMessage({ id: 'design.pause' }),
        resume: intl.formatMessage({ id: 'design.resume' }),
      }}
    />
  )
}
