/** The prefix of all keys in Redis. */
export const PREFIX = 'cabale:';

/** Topics with listeners in more than one process, with the time when the entry expires. */
export const SHARED = `${PREFIX}shared`;

/** The channel on which a process receives messages. */
export function inboxOf(process: string): string {
  return `${PREFIX}process:${process}`;
}

/** The processes that listen to a topic. */
export function listenersOf(topic: string): string {
  return `${PREFIX}listeners:${topic}`;
}

// A process adds and removes only itself, so its own view of its entries is right. Entries expire, since a killed
// process cannot remove itself.

/**
 * Adds a process as a listener. Keys: shared topics, then listener sets; arguments: process, seconds until expiry,
 * topics. Times are those of Redis, the same for all processes.
 */
export const LISTEN = `
  local now = tonumber(redis.call('time')[1])
  redis.call('zremrangebyscore', KEYS[1], '-inf', now)
  for index = 2, #KEYS do
    redis.call('sadd', KEYS[index], ARGV[1])
    redis.call('expire', KEYS[index], ARGV[2])
    if redis.call('scard', KEYS[index]) > 1 then redis.call('zadd', KEYS[1], now + ARGV[2], ARGV[index + 1]) end
  end`;

/** Removes a process. Keys: shared topics, then listener sets; arguments: process, topics. */
export const STOP = `
  for index = 2, #KEYS do
    redis.call('srem', KEYS[index], ARGV[1])
    if redis.call('scard', KEYS[index]) < 2 then redis.call('zrem', KEYS[1], ARGV[index]) end
  end`;

/**
 * Sends messages to the other listening processes, one batch each. Keys: the listener set of each message's topic;
 * arguments: sender, messages.
 */
export const PUBLISH = `
  local batches = {}
  for index, listeners in ipairs(KEYS) do
    for _, process in ipairs(redis.call('smembers', listeners)) do
      if process ~= ARGV[1] then
        batches[process] = batches[process] or {}
        table.insert(batches[process], ARGV[index + 1])
      end
    end
  end
  for process, messages in pairs(batches) do
    redis.call('publish', '${inboxOf('')}' .. process, '[' .. table.concat(messages, ',') .. ']')
  end`;
