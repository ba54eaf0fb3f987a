import java.io.BufferedInputStream;
import java.io.FileInputStream;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.zip.ZipInputStream;

/** Prints the SHA-256 hash and the path of each file of a ZIP, which it reads from front to end. */
class JavaUtilZip {
  public static void main(String[] arguments) throws Exception {
    try (var zip = new ZipInputStream(new BufferedInputStream(new FileInputStream(arguments[0])))) {
      for (var entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
        var hash = MessageDigest.getInstance("SHA-256");
        var bytes = new byte[65_536];
        for (var read = zip.read(bytes); read >= 0; read = zip.read(bytes)) hash.update(bytes, 0, read);
        System.out.println(HexFormat.of().formatHex(hash.digest()) + " " + entry.getName());
      }
    }
  }
}
