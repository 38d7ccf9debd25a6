import { memo } from 'react'
import { useIntl } from 'react-intl'
import type { OptionGroup, ShownOption } from './option-groups.ts'

type OptionsViewProps = { readonly groups: readonly OptionGroup[]; readonly except?: string | undefined }

const sameGroups = (before: OptionsViewProps, after: OptionsViewProps): boolean =>
  before.except === after.except && JSON.stringify(before.groups) === JSON.stringify(after.groups)

/** The options of a list. Unchanged lists are not rendered again, so that choosing stays fast. */
export const OptionsView = memo(({ groups, except }: OptionsViewProps) => {
  const intl = useIntl()
  const option = ({ value, message }: ShownOption) => value !== except && (
    message === undefined
      ? <option key={value}>{value}</option>
      : <option key={value} value={value}>{intl.formatMessage({ id: message })}</option>
  )
  return groups.map(({ label, options }) => (
    label === undefined
      ? options.map(option)
      : <optgroup key={label} label={intl.formatMessage({ id: label })}>{options.map(option)}</optgroup>
  ))
}, sameGroups)
