-- Posts contact messages, each with a text and a key of its own, from 250 addresses: the rate limit
-- remembers each for an hour.
local posted = 0
local seed = tostring(os.time()) .. tostring({}):sub(8)

request = function()
  posted = posted + 1
  local mark = seed .. "-" .. posted
  return wrk.format("POST", "/api/mail/send", {
    ["Content-Type"] = "application/json",
    ["Idempotency-Key"] = mark,
    ["X-Forwarded-For"] = "10.0.0." .. posted % 250,
  }, '{"to":"MAILBOX","subject":"Contact Form","text":"Hello","fields":{"email":"mina'
    .. posted % 1000 .. '@example.com","message":"Hello, may I ask about the course? ' .. mark .. '"}}')
end
