import { LOOKED } from '../marks.ts'
import { DAY } from '../time.ts'
import { WRITE_HEAD } from './write-head.ts'

/** How many old marks each step looks through besides as many as it brings. */
const BESIDES = 10

/**
 * Takes a user's marks. Keys: besides those of the user's own channel, the words of the others.
 * Arguments: epoch, history, retention, the last stamp that the writer has seen, the own channel's name, the
 * newest stamp of all marks, and of each: id, record, mark.
 */
export const MARK: string = `${WRITE_HEAD}
if tonumber(ARGV[6]) > math.max(now, last) + ${DAY} then return done('ahead') end
local own = channel(ARGV[5], 3)

-- A set with those of the ids whose words any of the channels has. Where one has few, all are read.
local function heldOf(ids)
  local has = {}
  for _, words in ipairs({ own.words, unpack(KEYS, 8) }) do
    if call('ZCARD', words) <= 4 * #ids then
      for _, id in ipairs(call('ZRANGE', words, 0, -1)) do has[id] = true end
    else
      for _, id in ipairs(ids) do has[id] = has[id] or (call('ZSCORE', words, id) and true) end
    end
  end
  return has
end

local ids, records, marks = {}, {}, {}
for index = 7, #ARGV, 3 do
  ids[#ids + 1], records[#records + 1], marks[#marks + 1] = ARGV[index], ARGV[index + 1], ARGV[index + 2]
end

-- A mark goes when its words go. Each step looks through some: what is still held goes to the end.
local old = call('ZRANGE', own.marks, 0, #ids + ${BESIDES - 1})
local both = { unpack(ids) }
for _, id in ipairs(old) do both[#both + 1] = id end
local held = heldOf(both)
for _, id in ipairs(old) do
  if held[id] then call('ZADD', own.marks, stamp, id) else drop(own, id) end
end

for index, id in ipairs(ids) do
  if id == '${LOOKED}' or held[id] then
    merge(own, id, marks[index])
    if call('ZSCORE', own.words, id) then
      call('ZADD', own.changes, stamp, id)
    elseif id == '${LOOKED}' or call('ZSCORE', own.kept, id) then
      put(own, id, own.kept)
    else
      put(own, id, own.marks)
    end
  end
end

tidy(own)
tell('r', table.concat(records, ','), { own.name })
return done('done')
`
