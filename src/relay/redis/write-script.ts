import { WRITE_HEAD } from './write-head.ts'

/**
 * Publishes, withdraws, or ends streams. Arguments: epoch, history, retention, the last stamp that the
 * writer has seen, what, number of channels, their names, and then of what is kept, for now or gone: id,
 * pieces of its record around the stamp.
 */
export const WRITE: string = `${WRITE_HEAD}
local what, count = ARGV[5], tonumber(ARGV[6])
if what == 'end' then
  tell('e', '1', { ARGV[7] })
  return done('done')
end

local first = 7 + count
local id, pieces = ARGV[first], { unpack(ARGV, first + 1) }
local record, names = table.concat(pieces, stamp), {}
for index = 1, count do
  local to = channel(ARGV[6 + index], index * 5 - 2)
  local said = call('ZSCORE', to.words, id)
  if what == 'gone' then
    call('HDEL', to.rows, 'w:' .. id)
    merge(to, id, ',,,' .. stamp)
    put(to, id, to.kept)
    names[#names + 1] = to.name
    tidy(to)
  elseif not said or call('HGET', to.rows, 'w:' .. id) ~= table.concat(pieces, text(said)) then
    names[#names + 1] = to.name
    if what == 'kept' then
      call('HSET', to.rows, 'w:' .. id, record)
      put(to, id, to.words)
    end
    tidy(to)
  end
end

if #names == 0 then return done('same') end
tell('r', record, names)
return done('done')
`
