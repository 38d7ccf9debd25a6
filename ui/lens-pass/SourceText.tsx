import { FormattedMessage } from 'react-intl'
import type { ValuesSource } from '../../domain/lens-pass/lens-pass.ts'
import { Unbroken } from '../design/Unbroken.tsx'
import { DayText } from '../reminder/DayText.tsx'

const SOURCES = { typed: 'lens_pass.source_typed', box: 'lens_pass.source_box' } as const

/** The date and source of lens values. */
export const SourceText = ({ day, source }: { readonly day: string; readonly source: ValuesSource }) => (
  <span>
    <DayText day={day} />
    {', '}
    {source._tag === 'Given'
      ? <FormattedMessage id={SOURCES[source.by]} />
      : <FormattedMessage id="lens_pass.source_order" values={{ number: <Unbroken>{source.orderNumber}</Unbroken> }} />}
  </span>
)
