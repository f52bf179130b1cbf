import { HEAD } from './script-head.ts'

/** How many bytes a page has before it ends: it is kept for as long as its client doesn't read it. */
const PAGE_BYTES = 128 * 1024

/**
 * Keys: meta, and per channel rows and changes, the reader's own first.
 * Arguments: epoch, retention, the reader's epoch, stamp and known floor, and the most rows.
 * A page ends with the step that fills it. That is found by counting: sorting many full histories for
 * every page would hold up everybody else.
 */
export const READ: string = `${HEAD}
local theirs, at, told, limit = ARGV[3], tonumber(ARGV[4]), tonumber(ARGV[5]), tonumber(ARGV[6])
local oldest, floor = now - retention, 0
for key = 2, #KEYS, 2 do
  floor = math.max(floor, call('HGET', KEYS[key], 'floor') or 0)
end

local recovered = theirs == epoch and at <= last
if told then recovered = recovered and floor <= math.max(told, at)
else recovered = recovered and at >= floor and (at >= oldest or at == last) end

local from = math.max(recovered and at or 0, oldest)
local function countTo(stamp)
  local count = 0
  for key = 3, #KEYS, 2 do count = count + call('ZCOUNT', KEYS[key], '(' .. text(from), text(stamp)) end
  return count
end

local all, to = countTo(last), last
if all > limit then
  local below = from
  while to - below > 1 do
    local middle = math.floor((below + to) / 2)
    if countTo(middle) < limit then below = middle else to = middle end
  end
end

local found = {}
for key = 2, #KEYS, 2 do
  local ids = call('ZRANGEBYSCORE', KEYS[key + 1], '(' .. text(from), text(to), 'WITHSCORES')
  for index = 1, #ids, 2 do
    found[#found + 1] = { id = ids[index], at = tonumber(ids[index + 1]), rows = KEYS[key] }
  end
end
table.sort(found, function (a, b) return a.at < b.at end)

local rows, size = {}, 0
for index, row in ipairs(found) do
  if size > ${PAGE_BYTES} and row.at > found[index - 1].at then break end
  local id = row.id
  local fields = { 's:' .. id, 't:' .. id, 'a:' .. id, 'g:' .. id, 'w:' .. id }
  local held = call('HMGET', row.rows, unpack(fields))
  size = size + #(held[5] or '')
  rows[index] = { id, text(row.at), held, call('HMGET', KEYS[2], unpack(fields, 1, 4)) }
end
return { epoch, text(last), text(math.max(now, last)), text(floor), recovered and 1 or 0, #rows < all and 1 or 0, rows }
`
