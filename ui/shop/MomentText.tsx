import { useIntl, type IntlShape } from 'react-intl'
import { Unbroken } from '../design/Unbroken.tsx'

type Parts = ReturnType<IntlShape['formatDateToParts']>

const textOf = (parts: Parts): string => parts.map(({ value }) => value).join('')

/** A date and a time, each without line breaks; an ISO instant. */
export const MomentText = ({ at }: { readonly at: string }) => {
  const parts = useIntl().formatDateToParts(at, { dateStyle: 'long', timeStyle: 'short' })
  const hour = parts.findIndex(({ type }) => type === 'hour')
  return (
    <time dateTime={at}>
      <Unbroken>{textOf(parts.slice(0, hour - 1))}</Unbroken>
      {textOf(parts.slice(hour - 1, hour))}
      <Unbroken>{textOf(parts.slice(hour))}</Unbroken>
    </time>
  )
}
