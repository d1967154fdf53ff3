
-- Prints the results as JSON, as the last line of wrk's output.
done = function(summary, latency)
  io.write(string.format('\n{"requests":%d,"seconds":%.3f,"p50":%.3f,"p99":%.3f,"errors":%d}\n',
    summary.requests, summary.duration / 1e6, latency:percentile(50) / 1e3,
    latency:percentile(99) / 1e3,
    summary.errors.status + summary.errors.timeout + summary.errors.read))
end
