import { placeholder } from 'belfry/media'
import type { ReactElement } from 'react'

/** What stands in for a picture. */
export const Placeholders = (): ReactElement => (
  <div className="panel placeholders">
    <h3>Placeholders</h3>
    <dl>
      <div>
        <dt>
          <code>placeholder('image')</code>
        </dt>
        <dd>
          <img src={placeholder('image')} alt="A bell tower" width={48} height={48} />
        </dd>
      </div>
      <div>
        <dt>
          <code>placeholder('icon')</code>
        </dt>
        <dd>
          <span className={placeholder('icon')} role="img" aria-label="A bell" />
          <code>{placeholder('icon')}</code>
        </dd>
      </div>
      <div>
        <dt>
          <code>placeholder('video')</code>
        </dt>
        <dd>
          <code>{String(placeholder('video'))}</code>
        </dd>
      </div>
    </dl>
  </div>
)
