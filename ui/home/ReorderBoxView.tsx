import { FormattedMessage } from 'react-intl'
import { Form } from 'react-router'
import { Button } from '../design/Button.tsx'
import { TextField } from '../design/TextField.tsx'
import css from './Section.module.css'

/** For whoever wants the same again and holds the old pack in hand. */
export const ReorderBoxView = ({ searchPath, isWide = false }: { readonly searchPath: string; readonly isWide?: boolean }) => (
  <section id="reorder" className={css['reorder']} data-wide={isWide} aria-labelledby="reorder-title">
    <div>
      <h2 id="reorder-title"><FormattedMessage id="home.reorder.title" /></h2>
      <p><FormattedMessage id="home.reorder.text" /></p>
    </div>
    <Form method="get" action={searchPath}>
      <TextField
        label={<FormattedMessage id="home.reorder.label" />}
        id="reorder-term"
        name="search"
        type="search"
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
      />
      <Button type="submit"><FormattedMessage id="home.reorder.submit" /></Button>
    </Form>
  </section>
)
