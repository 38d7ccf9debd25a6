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
  /** A refused value that stays on show until another is chosen. */
  readonly kept?: string | undefined
  /** Made in one value only: nothing to choose. */
  readonly isFixed?: boolean | undefined
  /** Words instead of a number; long ones take the whole width. */
  readonly isWords?: boolean | undefined
  readonly isWide?: boolean | undefined
  readonly typed?: string | undefined
  readonly error?: string | undefined
  /** Whether what is wrong is said as it comes: what was refused while choosing, not what a try found in many fields. */
  readonly isSaid?: boolean | undefined
  readonly onChoose: (value: string) => void
  readonly onKeyDown?: (event: KeyboardEvent) => void
  readonly onBlur?: () => void
}

/** A value in large type: a list that every phone and keyboard knows, with what is typed into it below. */
export const OptionFieldView = (props: OptionFieldViewProps) => {
  const { name, label, eye, groups, value, kept, isFixed = false, isWords = false, isWide = false, typed = '' } = props
  const { error, isSaid = false } = props
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
          value={kept ?? value}
          data-words={isWords || undefined}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={describedBy(id, { error })}
          onChange={(event) => { props.onChoose(event.target.value) }}
          onKeyDown={props.onKeyDown}
          onBlur={props.onBlur}
        >
          <option value="">{intl.formatMessage({ id: 'product.choose' })}</option>
          {kept !== undefined && <option value={kept}>{kept}</option>}
          <OptionsView groups={groups} except={kept} />
        </select>
        <Icon name="chevron-down" size="small" />
      </span>
      <div className={css['said']} role="status">
        {typed !== '' && (
          <span className={css['typed']}><FormattedMessage id="product.typed" values={{ text: typed }} /></span>
        )}
        {isSaid && shownError}
      </div>
      {!isSaid && shownError}
    </div>
  )
}
