import S3rver from '@20minutes/s3rver';

// An S3 server of our own with one bucket: says its port, and ends when its input ends.
const [directory] = process.argv.slice(2);
const server = new S3rver({
  directory,
  port: 0,
  address: '127.0.0.1',
  silent: true,
  configureBuckets: [{ name: 'uploads' }],
});
const { port } = await server.run();
console.log(port);
process.stdin.resume().on('close', () => process.exit(0));
