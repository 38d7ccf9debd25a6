import type { KeyboardEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { FieldError, describedBy } from '../design/Field.tsx'
import { fieldId } from '../design/field-id.ts'
import { Icon } from '../design/Icon.tsx'
import { VisuallyHidden } from '../design/VisuallyHidden.tsx'
import type { OptionGroup } from './option-groups.ts'
import { OptionsView } from './OptionsView.tsx'
import css from './OptionFieldView.module.css'

export type OptionFieldViewProps = {
  readonly name: string
  readonly label: string
  readonly eye?: string | undefined
  readonly groups: readonly OptionGroup[]
  readonly value: string
  /** A rejected value that is shown until another one is chosen. */
  readonly rejected?: string | undefined
  /** Only one value exists: nothing to choose. */
  readonly isFixed?: boolean | undefined
  /** Words instead of a number; long ones need the full width. */
  readonly isWords?: boolean | undefined
  readonly isWide?: boolean | undefined
  readonly typed?: string | undefined
  readonly error?: string | undefined
  /** Whether the error is announced at once: an error while choosing, but not one of many after an attempt. */
  readonly isAnnounced?: boolean | undefined
  readonly onChoose: (value: string) => void
  readonly onKeyDown?: (event: KeyboardEvent) => void
  readonly onBlur?: () => void
}

/** A value in large type: a native list, with the typed text below. */
export const OptionFieldView = (props: OptionFieldViewProps) => {
  const { name, label, eye, groups, value, rejected, isFixed = false, isWords = false, isWide = false, typed = '' } = props
  const { error, isAnnounced = false } = props
  const intl = useIntl()
  const id = fieldId(name)
  const fullLabel = <>{eye !== undefined && <VisuallyHidden>{`${eye}: `}</VisuallyHidden>}{label}</>
  const shownError = error !== undefined && <div className={css['error']}><FieldError id={id} error={error} /></div>
  if (isFixed) {
    return (
      <div className={css['row']}>
        <span className={css['label']}>{fullLabel}</span>
        <span className={css['fixed']}>{value}<input type="hidden" name={name} value={value} /></span>
      </div>
    )
  }
  return (
    <div className={css['row']} data-wide={isWide || undefined}>
      <label className={css['label']} htmlFor={id}>{fullLabel}</label>
      <span className={css['selectBox']}>
        <select
          id={id}
          name={name}
          className={css['select']}
          value={rejected ?? value}
          data-words={isWords || undefined}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={describedBy(id, { error })}
          onChange={(event) => { props.onChoose(event.target.value) }}
          onKeyDown={props.onKeyDown}
          onBlur={props.onBlur}
        >
          <option value="">{intl.formatMessage({ id: 'product.choose' })}</option>
          {rejected !== undefined && <option value={rejected}>{rejected}</option>}
          <OptionsView groups={groups} except={rejected} />
        </select>
        <Icon name="chevron-down" size="small" />
      </span>
      <div className={css['messages']} role="status">
        {typed !== '' && (
          <span className={css['typed']}><FormattedMessage id="product.typed" values={{ text: typed }} /></span>
        )}
        {isAnnounced && shownError}
      </div>
      {!isAnnounced && shownError}
    </div>
  )
}
