import { FormattedMessage } from 'react-intl'
import { Form } from '../binding/Form.tsx'
import { Button } from '../design/Button.tsx'
import { TextField } from '../design/TextField.tsx'
import css from './Section.module.css'

export type ReorderBoxViewProps = {
  readonly searchPath: string
  readonly isWide?: boolean | undefined
  readonly title?: string | undefined
  readonly text?: string | undefined
}

/** A search box for customers who reorder by the name on the pack. */
export const ReorderBoxView = ({ searchPath, isWide = false, title = '', text = '' }: ReorderBoxViewProps) => (
  <section id="reorder" className={css['reorder']} data-wide={isWide} aria-labelledby="reorder-title">
    <div>
      <h2 id="reorder-title">{title === '' ? <FormattedMessage id="home.reorder.title" /> : title}</h2>
      <p>{text === '' ? <FormattedMessage id="home.reorder.text" /> : text}</p>
    </div>
    <Form method="get" action={searchPath}>
      <TextField
        label={<FormattedMessage id="home.reorder.label" />}
        id="reorder-term"
        name="search"
        type="search"
        autoComplete="off"
        enterKeyHint="search"
      />
      <Button type="submit"><FormattedMessage id="home.reorder.submit" /></Button>
    </Form>
  </section>
)
