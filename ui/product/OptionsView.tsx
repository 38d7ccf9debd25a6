import { memo } from 'react'
import { useIntl } from 'react-intl'
import type { OptionGroup, ShownOption } from './option-groups.ts'

type OptionsViewProps = { readonly groups: readonly OptionGroup[]; readonly except?: string | undefined }

const sameGroups = (one: OptionsViewProps, other: OptionsViewProps): boolean =>
  one.except === other.except && JSON.stringify(one.groups) === JSON.stringify(other.groups)

/** The entries of a list. Lists of unchanged values are not drawn again, so that choosing stays quick. */
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
