import type { FocusEvent, KeyboardEvent, ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Form } from '../binding/Form.tsx'
import { Icon } from '../design/Icon.tsx'
import { VisuallyHidden } from '../design/VisuallyHidden.tsx'
import { CLOSED_LIST, SUGGESTIONS_ID } from './suggestion-state.ts'
import type { ListState } from './suggestion-state.ts'
import css from './SearchFormView.module.css'

export type SearchFormViewProps = {
  readonly action: string
  readonly term: string
  readonly list?: ListState | undefined
  readonly onFocus?: () => void
  readonly onTerm?: (term: string) => void
  readonly onKey?: (event: KeyboardEvent<HTMLInputElement>) => void
  readonly onLeave?: () => void
  readonly children?: ReactNode
}

/** A search form that works without script; suggestions are rendered below its field. */
export const SearchFormView = (
  { action, term, list = CLOSED_LIST, onFocus, onTerm, onKey, onLeave, children }: SearchFormViewProps,
) => {
  const intl = useIntl()
  const leave = (event: FocusEvent<HTMLFormElement>): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) onLeave?.()
  }
  return (
    <Form role="search" method="get" action={action} className={css['form']} onBlur={leave}>
      <input
        type="search"
        name="search"
        role="combobox"
        value={term}
        autoComplete="off"
        enterKeyHint="search"
        required
        className={css['input']}
        aria-label={intl.formatMessage({ id: 'search.label' })}
        placeholder={intl.formatMessage({ id: 'search.placeholder' })}
        aria-autocomplete="list"
        aria-expanded={list.isOpen}
        aria-controls={list.isOpen ? SUGGESTIONS_ID : undefined}
        aria-activedescendant={list.activeId}
        onFocus={onFocus}
        onChange={(event) => { onTerm?.(event.target.value) }}
        onKeyDown={onKey}
      />
      <button type="submit" className={css['submit']}>
        <Icon name="search" />
        <VisuallyHidden><FormattedMessage id="search.submit" /></VisuallyHidden>
      </button>
      {children}
    </Form>
  )
}
