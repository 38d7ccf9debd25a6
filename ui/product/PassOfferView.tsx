import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { UnfitValue } from '../../domain/lens-pass/fit-values.ts'
import { formatOptionValue } from '../../domain/prescription/format-option-value.ts'
import { Button } from '../design/Button.tsx'
import { Icon } from '../design/Icon.tsx'
import { Link } from '../design/Link.tsx'
import { Notice } from '../design/Notice.tsx'
import { EYE_LETTERS, EYE_MESSAGES, OPTION_MESSAGES } from './option-messages.ts'
import type { EyeRow } from './eye-values.ts'
import css from './PassOfferView.module.css'

/** The wearer whose values were filled in, and those that this lens is not made in. */
export type FilledIn = { readonly name: string; readonly unfit: readonly UnfitValue[] }

export type PassOfferViewProps = {
  readonly state: 'Closed' | 'Waiting' | 'Known'
  readonly failure?: ReactNode
  readonly wearers: readonly { readonly id: number; readonly name: string; readonly rows: readonly EyeRow[] }[]
  readonly filled?: FilledIn | undefined
  readonly passPath: string
  /** Where the current choices can be saved. */
  readonly savePath: string
  readonly onOpen: () => void
  readonly onClose: () => void
  readonly onFill: (id: number) => void
}

const REASONS = { unused: 'lens_pass.offer_unused', not_made: 'lens_pass.offer_unavailable' } as const

const FilledView = ({ name, unfit }: FilledIn) => (
  <Notice
    tone={unfit.length === 0 ? 'success' : 'warning'} role="status"
    title={<FormattedMessage id="lens_pass.offer_filled" values={{ name }} />}
  >
    {unfit.length > 0 && (
      <>
        <p><FormattedMessage id="lens_pass.offer_unfit" /></p>
        <ul>
          {unfit.map(({ eye, key, value, why }) => (
            <li key={`${eye} ${key}`}>
              <FormattedMessage id={EYE_MESSAGES[eye]} />, <FormattedMessage id={OPTION_MESSAGES[key]} />{' '}
              {formatOptionValue(key, value)}: <FormattedMessage id={REASONS[why]} />
            </li>
          ))}
        </ul>
      </>
    )}
  </Notice>
)

type WearersProps = Pick<PassOfferViewProps, 'wearers' | 'passPath' | 'savePath' | 'onFill'>

const WearersView = ({ wearers, passPath, savePath, onFill }: WearersProps) => (
  <div className={css['panel']}>
    <p><FormattedMessage id={wearers.length === 0 ? 'lens_pass.offer_none' : 'lens_pass.offer_whose'} /></p>
    <ul className={css['wearers']}>
      {wearers.map(({ id, name, rows }) => (
        <li key={id}>
          <button type="button" className={css['wearer']} onClick={() => { onFill(id) }}>
            <strong>{name}</strong>
            {rows.map(({ eye, values }) => (
              <span key={eye}>
                <FormattedMessage id={EYE_LETTERS[eye]} /> {values.map(({ text }) => text).join(' / ')}
              </span>
            ))}
          </button>
        </li>
      ))}
    </ul>
    <p className={css['links']}>
      <Link to={passPath}><FormattedMessage id="lens_pass.title" /></Link>
      <Link to={savePath}><FormattedMessage id="lens_pass.offer_save" /></Link>
    </p>
  </div>
)

/** A button beside the heading of the form, without a layout shift when it appears. Below it the wearers to choose from. */
export const PassOfferView = (
  { state, failure, wearers, filled, passPath, savePath, onOpen, onClose, onFill }: PassOfferViewProps,
) => {
  const intl = useIntl()
  return (
    <div role="group" aria-label={intl.formatMessage({ id: 'lens_pass.title' })}>
      <div className={css['button']}>
        <Button
          variant="quiet" isBusy={state === 'Waiting'} aria-expanded={state === 'Known'}
          onClick={state === 'Known' ? onClose : onOpen}
        >
          <Icon name="eye" /><FormattedMessage id="lens_pass.offer" />
        </Button>
      </div>
      {failure !== undefined && <Notice tone="danger" role="alert">{failure}</Notice>}
      {failure === undefined && state === 'Known' && (
        <WearersView wearers={wearers} passPath={passPath} savePath={savePath} onFill={onFill} />
      )}
      {state !== 'Known' && filled !== undefined && <FilledView name={filled.name} unfit={filled.unfit} />}
    </div>
  )
}
